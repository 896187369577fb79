const { BRAND = '' } = process.env;

/** The restaurant that the function was built for: functions/build.ts writes it. */
export const brandName = BRAND;
