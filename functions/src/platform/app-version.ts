/** The version of the product, from package.json: functions/build.ts writes it. */
export const { APP_VERSION: appVersion = '' } = process.env;
