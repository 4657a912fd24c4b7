// svc_get_stats: the team's figures at a glance.
import * as z from 'zod';
import { statsAnswer } from '../../src/core/contract/answers.ts';
import { READS_ONLY, defineTool } from '../tool.ts';

export const svcGetStats = defineTool({
  name: 'svc_get_stats',
  title: 'Team statistics',
  description:
    'Tells how many searches the team has made, how many addresses it holds, and its credits. Free.',
  scope: 'credits',
  bucket: 'read',
  hints: READS_ONLY,
  icon: 'M4 20h16M6 16v-4M11 16V6M16 16v-7',
  input: z.strictObject({}),
  output: statsAnswer,
  call: ({ operations }, caller) => operations.stats(caller),
});
