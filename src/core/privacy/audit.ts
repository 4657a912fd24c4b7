// What was done about people's data: a line for each export, erasure and refusal. Lines are added, and nothing else.
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { PrivacyAct, PrivacyAsker } from '../../../db/schema-privacy.ts';
import type { NewId } from '../ids.ts';
import { hashOfSubject } from './subject.ts';
import type { Subject } from './subject.ts';

export type Counts = Readonly<Record<string, number>>;

export type AuditLine = {
  id: string;
  at: number;
  act: PrivacyAct;
  askedBy: PrivacyAsker;
  subjectKind: Subject['kind'];
  /** As the suppression list has it: whoever knows the subject can tell that it is meant, nobody else. */
  subjectHash: string;
  counts: Counts;
};

export type AuditDeps = { db: Kysely<Database>; now: () => number; newId: NewId };

export async function addAuditLine(
  { db, now, newId }: AuditDeps,
  line: { act: PrivacyAct; askedBy: PrivacyAsker; subject: Subject; counts: Counts },
): Promise<void> {
  await db
    .insertInto('privacy_audit')
    .values({
      id: newId(),
      at: now(),
      act: line.act,
      asked_by: line.askedBy,
      subject_kind: line.subject.kind,
      subject_hash: hashOfSubject(line.subject),
      counts: JSON.stringify(line.counts),
    })
    .execute();
}

/** All lines, newest first. */
export async function listAudit(db: Kysely<Database>): Promise<AuditLine[]> {
  const rows = await db
    .selectFrom('privacy_audit')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    act: row.act,
    askedBy: row.asked_by,
    subjectKind: row.subject_kind,
    subjectHash: row.subject_hash,
    counts: JSON.parse(row.counts) as Counts, // written above
  }));
}
