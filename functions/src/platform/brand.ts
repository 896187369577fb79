/** The restaurant that the function was built for: functions/build.ts writes it. */
const { BRAND = '', BRAND_NAME = '', BRAND_ADDRESS = '', BRAND_TELEPHONE = '' } = process.env;

/** The name of the restaurant's folder. */
export const brandName = BRAND;

/** What a guest has to know to come or to call. */
export const restaurant = {
  name: BRAND_NAME,
  /** In one line, such as `14 Basil Lane, Greenford, OR 97000`. */
  address: BRAND_ADDRESS,
  telephone: BRAND_TELEPHONE,
};
