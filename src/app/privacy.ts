// Puts together what people may ask about their own data: the page, the erasing that goes on behind it.
import type { Storage } from '../../db/open.ts';
import type { Config } from '../config/config.ts';
import { newId } from '../core/ids.ts';
import { createLeaveOut } from '../core/privacy/index.ts';
import type { LeaveOut } from '../core/privacy/index.ts';
import type { Logger } from './logger.ts';
import { createSendMail } from './mail.ts';

export type PrivacyDeps = {
  config: Pick<Config, 'mail' | 'publicUrl'>;
  storage: Pick<Storage, 'db' | 'buckets'>;
  log: Logger;
  now: () => number;
};

export function openLeaveOut({ config, storage, log, now }: PrivacyDeps): LeaveOut {
  const { db, buckets } = storage;
  return createLeaveOut({
    db,
    buckets,
    now,
    newId,
    sendMail: config.mail === null ? null : createSendMail({ ...config.mail, log }),
    later: (work) =>
      void work().catch((error: unknown) =>
        log.error({ err: error }, 'a request to be left out was not finished'),
      ),
    publicUrl: config.publicUrl,
  });
}
