// A passkey that is just there, for tests of what its being there means.
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { newId } from '../../../src/core/ids.ts';

export async function addPasskeyRow(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .insertInto('passkeys')
    .values({
      id: newId(),
      user_id: userId,
      credential_id: newId(),
      public_key: '',
      counter: 0,
      transports: '[]',
      name: 'Key',
      created_at: 1,
      last_used_at: null,
    })
    .execute();
}
