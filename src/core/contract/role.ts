// The 17 roles as a schema: one for requests and answers, so that a document names it once.
import * as z from 'zod';
import { ROLES } from '../../engine/role.ts';

export const role = z.enum(ROLES);
