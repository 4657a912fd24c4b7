// svc_get_credits: what the team can still spend.
import * as z from 'zod';
import { creditsAnswer } from '../../src/core/contract/answers.ts';
import { READS_ONLY, defineTool } from '../tool.ts';

export const svcGetCredits = defineTool({
  name: 'svc_get_credits',
  title: 'Credit balance',
  description:
    'Tells how many credits the team has left, has bought and has used. Free. ' +
    'Look here before a list of searches: each fresh one costs 1 credit.',
  scope: 'credits',
  bucket: 'read',
  hints: READS_ONLY,
  icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M15 9h-4a1.5 1.5 0 0 0 0 3h2a1.5 1.5 0 0 1 0 3H9M12 7v10',
  input: z.strictObject({}),
  output: creditsAnswer,
  call: ({ operations }, caller) => operations.credits(caller),
});
