import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { emailSchema, messageSchema } from '../ground/fields.schema.ts';

export const sessionSchemas = {
  createSession: {
    body: v.strictObject({ email: emailSchema }),
    response: v.strictObject({ token: anyTextSchema() }),
  },
  endSession: { response: messageSchema },
};
