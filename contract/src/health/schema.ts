import * as v from 'valibot';

export const healthSchemas = {
  getHealth: { response: v.strictObject({ status: v.literal('ok') }) },
};
