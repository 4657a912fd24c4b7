// What a person may ask of the service about their own data; for the pages and the operator's commands.
import type { PrivacyAsker } from '../../../db/schema-privacy.ts';
import { addAuditLine, listAudit } from './audit.ts';
import type { AuditLine } from './audit.ts';
import { erasePerson } from './erase.ts';
import type { Erased } from './erase.ts';
import { exportPerson } from './export.ts';
import type { PersonExport } from './export.ts';
import { askToBeLeftOut, decideRequest, finishRequests, proveRequest, waitingRequests } from './requests.ts';
import type { AskingDeps, RequestsDeps, WaitingRequest } from './requests.ts';
import type { Subject } from './subject.ts';

export type LeaveOut = {
  /** Whether a letter proves the address; else the operator decides. */
  byMail: boolean;
  ask(asked: { address: string; ip: string }): Promise<void>;
  /** False where the link opens nothing. */
  confirm(secret: string): Promise<boolean>;
};

export function createLeaveOut(deps: AskingDeps): LeaveOut {
  return {
    byMail: deps.sendMail !== null,
    ask: (asked) => askToBeLeftOut(deps, asked),
    async confirm(secret) {
      const isProven = await proveRequest(deps, secret);
      if (isProven) deps.later(() => finishRequests(deps));
      return isProven;
    },
  };
}

export type PrivacyDesk = {
  erase(subject: Subject, how: { keep: boolean; askedBy: PrivacyAsker }): Promise<Erased>;
  export(subject: Subject, how: { askedBy: PrivacyAsker }): Promise<PersonExport>;
  audit(): Promise<AuditLine[]>;
  requests(): Promise<WaitingRequest[]>;
  /** Throws `not_found`. */
  decide(decision: { id: string; accept: boolean }): Promise<void>;
};

/** The operator's desk: every act leaves its line in the audit. */
export function createPrivacyDesk(deps: RequestsDeps): PrivacyDesk {
  return {
    async erase(subject, { keep, askedBy }) {
      const counts = await erasePerson(deps, subject, { keep });
      await addAuditLine(deps, { act: 'erase', askedBy, subject, counts });
      return counts;
    },
    async export(subject, { askedBy }) {
      const { subject: known, exportedAt, ...lists } = await exportPerson(deps, subject);
      const counts = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length]));
      await addAuditLine(deps, { act: 'export', askedBy, subject, counts });
      return { subject: known, exportedAt, ...lists };
    },
    audit: () => listAudit(deps.db),
    requests: () => waitingRequests(deps.db),
    decide: (decision) => decideRequest(deps, decision),
  };
}
