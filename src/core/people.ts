// What a team does with its people: members, invitations, reset links, and the end of the team.
import type { MemberRole } from '../../db/schema.ts';
import { deleteTeam } from './deletion.ts';
import { invite, listInvitations, reissueInvitation, revokeInvitation } from './invitations.ts';
import type { Invitation, InvitationDeps } from './invitations.ts';
import { invitationLetter } from './letters.ts';
import type { SendMail } from './mail.ts';
import { changeRole, leaveTeam, listMembers, removeMember } from './members.ts';
import type { Actor, Member } from './members.ts';
import { issueResetForMember } from './password-reset.ts';
import { exportTeam } from './team-export.ts';
import type { ExportDeps } from './team-export.ts';

/** What became of an invitation. The link is shown only where no mail is set up: a mailed one proves the address. */
export type Sent =
  | { how: 'mailed'; email: string }
  | { how: 'not_mailed'; email: string }
  | { how: 'shown'; email: string; url: string };

/** The actor's role is read at every call; each throws `forbidden` for what it does not allow. */
export type People = {
  listMembers(teamId: string): Promise<Member[]>;
  changeRole(actor: Actor, change: { userId: string; role: MemberRole }): Promise<void>;
  removeMember(actor: Actor, userId: string): Promise<void>;
  leaveTeam(actor: Actor): Promise<void>;
  listInvitations(teamId: string): Promise<Invitation[]>;
  invite(actor: Actor, invitation: { email: string; role: MemberRole }): Promise<Sent>;
  reissueInvitation(actor: Actor, id: string): Promise<Sent>;
  revokeInvitation(actor: Actor, id: string): Promise<void>;
  /** The URL of a reset link for a member; null where mail is set up, and the member asks for one themselves. */
  issueReset: ((actor: Actor, userId: string) => Promise<string>) | null;
  /** The pieces of a JSON document. */
  exportTeam(actor: Actor): Promise<AsyncIterable<string>>;
  deleteTeam(actor: Actor, typedName: string): Promise<void>;
};

export type PeopleDeps = InvitationDeps &
  ExportDeps & {
    /** Null where no mail is set up. */
    sendMail: SendMail | null;
    publicUrl: string;
  };

export function createPeople(deps: PeopleDeps): People {
  const { db, publicUrl } = deps;
  return {
    listMembers: (teamId) => listMembers(db, teamId),
    changeRole: (actor, change) => changeRole(deps, actor, change),
    removeMember: (actor, userId) => removeMember(deps, actor, userId),
    leaveTeam: (actor) => leaveTeam(deps, actor),
    listInvitations: (teamId) => listInvitations(deps, teamId),
    invite: async (actor, invitation) => send(deps, await invite(deps, actor, invitation)),
    reissueInvitation: async (actor, id) => send(deps, await reissueInvitation(deps, actor, id)),
    revokeInvitation: (actor, id) => revokeInvitation(deps, actor, id),
    issueReset:
      deps.sendMail === null
        ? async (actor, userId) => resetUrl(publicUrl, await issueResetForMember(deps, actor, userId))
        : null,
    exportTeam: (actor) => exportTeam(deps, actor),
    deleteTeam: (actor, typedName) => deleteTeam(deps, actor, typedName),
  };
}

/** The secret stands behind the #, so that no server and no log sees it. */
export function resetUrl(publicUrl: string, secret: string): string {
  return `${publicUrl}/reset/new#${secret}`;
}

async function send(
  { sendMail, publicUrl }: Pick<PeopleDeps, 'sendMail' | 'publicUrl'>,
  { email, secret }: { email: string; secret: string },
): Promise<Sent> {
  if (sendMail === null) return { how: 'shown', email, url: `${publicUrl}/invitation#${secret}` };
  const isTaken = await sendMail(invitationLetter({ publicUrl, to: email, secret }));
  return { how: isTaken ? 'mailed' : 'not_mailed', email };
}
