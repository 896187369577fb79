import * as v from 'valibot';
import { emailSchema, messageSchema } from '../ground/fields.schema.ts';

export const sessionSchemas = {
  createSession: {
    body: v.strictObject({ email: emailSchema }),
    response: v.strictObject({ token: v.string() }),
  },
  endSession: { response: messageSchema },
};
