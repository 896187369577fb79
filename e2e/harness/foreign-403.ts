/** The response of a proxy, Hosting or Cloud Run in place of the API's. */
export const foreign403 = {
  status: 403,
  contentType: 'text/html; charset=utf-8',
  body: '<!doctype html><title>403</title><h1>Access denied</h1>',
};
