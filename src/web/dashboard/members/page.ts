// The page of a team's people. Values in, HTML out. What somebody may not do is not offered, and refused all the same.
import { html } from 'hono/html';
import type { Invitation } from '../../../core/invitations.ts';
import type { Member } from '../../../core/members.ts';
import { isAbove, MEMBER_ROLES, rolesWithin } from '../../../core/memberships.ts';
import type { Sent } from '../../../core/people.ts';
import { field, selectField } from '../../design/field.ts';
import { NOTHING } from '../../design/html.ts';
import type { Html } from '../../design/html.ts';
import { day } from '../../design/moment.ts';
import { alertBox, doneBox, note } from '../../design/notice.ts';
import { badge, confirmation, copyText, pagination } from '../../design/parts.ts';
import { table } from '../../design/table.ts';
import type { FormErrors } from '../../form.ts';
import { teamForm } from '../team-form.ts';
import type { Visit } from '../visit.ts';
import type { Part } from './part.ts';

export const MEMBERS_PATH = '/dashboard/members';

export type Role = Member['role'];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
};

const ROLE_HINTS: Readonly<Record<Role, string>> = {
  owner: 'Owner: everything, the end of the team too',
  admin: 'Admin: keys, webhooks and members',
  member: 'Member: searches and reads',
};

export type MembersShown = {
  members: Part<Member>;
  invitations: Part<Invitation>;
  /** Whether this service hands out reset links here, because it sends no mail. */
  givesResets: boolean;
  done: string | null;
  errors: FormErrors;
  typed: { email: string; role: Role };
};

export function membersMain(visit: Visit, shown: MembersShown): Html {
  const within = rolesWithin(visit.team.role);
  return html`${doneBox(shown.done)} ${alertBox(shown.errors['form'])}
    ${table({
      caption: 'Members of the team',
      columns: [
        { label: 'Email', kind: 'title' },
        { label: 'Role' },
        { label: 'Since' },
        { label: '', kind: 'action' },
      ],
      rows: shown.members.rows.map((member) => [
        html`<span class="who">${member.email}</span>
          ${member.userId === visit.user.id ? badge('you') : NOTHING}`,
        ROLE_LABELS[member.role],
        day(member.since),
        memberActions(visit, member, within, shown.givesResets),
      ]),
    })}
    ${pagesOf(shown.members, 'members')}
    ${within.length === 0 ? NOTHING : invitationsPart(visit, shown, within)}
    <section class="panel stack">
      <h2>Leave the team</h2>
      <p class="soft">
        Your connections of assistants to this team end with the next request. API keys stay: they are the
        team’s.
      </p>
      ${confirmation({
        label: 'Leave',
        question: html`Leave <span class="who">${visit.team.name}</span>? Somebody has to invite you to come
          back.`,
        yes: 'Leave the team',
        form: (body) => teamForm(visit, `${MEMBERS_PATH}/leave`, body),
      })}
    </section>`;
}

function memberActions(visit: Visit, member: Member, within: readonly Role[], givesResets: boolean): Html {
  if (!within.includes(member.role) || member.userId === visit.user.id) return NOTHING;
  const path = `${MEMBERS_PATH}/${member.userId}`;
  return html`<div class="actions">
    <details class="confirm">
      <summary class="button quiet small">Change role</summary>
      ${teamForm(
        visit,
        `${path}/role`,
        html`${selectField({
            name: 'role',
            id: `role-${member.userId}`,
            label: `Role of ${member.email}`,
            value: member.role,
            options: roleOptions(within),
          })}
          <div class="actions"><button class="small" type="submit">Change</button></div>`,
      )}
    </details>
    ${
      givesResets && isAbove(visit.team.role, member.role)
        ? confirmation({
            label: 'Reset link',
            question: html`Whoever has the link sets the password of <span class="who">${member.email}</span>.
              It is given only for people who belong to no other team.`,
            yes: 'Show the link',
            form: (body) => teamForm(visit, `${path}/reset`, body),
          })
        : NOTHING
    }
    ${confirmation({
      label: 'Remove',
      question: html`Remove <span class="who">${member.email}</span>? Their connections end with the next
        request. API keys stay, those too that they have made or know: revoke these on the page of API keys.`,
      yes: 'Remove',
      form: (body) => teamForm(visit, `${path}/remove`, body),
    })}
  </div>`;
}

function invitationsPart(visit: Visit, shown: MembersShown, within: readonly Role[]): Html {
  return html`${shown.invitations.rows.length === 0 ? NOTHING : openInvitations(visit, shown.invitations, within)}
    <section class="panel stack">
      <h2>Invite somebody</h2>
      ${teamForm(
        visit,
        MEMBERS_PATH,
        html`<div class="narrow">
          ${field({
            name: 'email',
            label: 'Email',
            type: 'email',
            value: shown.typed.email,
            error: shown.errors['email'],
          })}
          ${selectField({
            name: 'role',
            label: 'Role',
            value: shown.typed.role,
            options: roleOptions(within, ROLE_HINTS),
          })}
          <div class="actions"><button type="submit">Invite</button></div>
        </div>`,
      )}
    </section>`;
}

function openInvitations(visit: Visit, invitations: Part<Invitation>, within: readonly Role[]): Html {
  return html`<section class="stack">
    <h2>Open invitations</h2>
    ${table({
      caption: 'Open invitations',
      columns: [
        { label: 'Email', kind: 'title' },
        { label: 'Role' },
        { label: 'Ends' },
        { label: '', kind: 'action' },
      ],
      rows: invitations.rows.map((invitation) => [
        html`<span class="who">${invitation.email}</span>
          <div class="soft small">invited by ${invitation.invitedBy ?? 'somebody who has left'}</div>`,
        ROLE_LABELS[invitation.role],
        day(invitation.expiresAt),
        within.includes(invitation.role) ? invitationActions(visit, invitation) : NOTHING,
      ]),
    })}
    ${pagesOf(invitations, 'invitations')}
  </section>`;
}

function pagesOf({ isFirst, next }: Part<unknown>, name: 'members' | 'invitations'): Html {
  return pagination(
    { first: isFirst ? null : MEMBERS_PATH, next: next === null ? null : `${MEMBERS_PATH}?${name}=${next}` },
    { first: 'First', next: 'More' },
  );
}

function invitationActions(visit: Visit, { id }: Invitation): Html {
  const path = `${MEMBERS_PATH}/invitations/${id}`;
  return html`<div class="actions">
    ${teamForm(visit, `${path}/again`, html`<button class="quiet small" type="submit">New link</button>`)}
    ${confirmation({
      label: 'Take back',
      question: 'The link that was sent opens nothing any more.',
      yes: 'Take it back',
      form: (body) => teamForm(visit, `${path}/end`, body),
    })}
  </div>`;
}

function roleOptions(within: readonly Role[], labels = ROLE_LABELS) {
  return MEMBER_ROLES.filter((role) => within.includes(role))
    .reverse()
    .map((role) => ({ value: role, label: labels[role] }));
}

/** What became of an invitation. The link is shown this once. */
export function sentMain(sent: Sent): Html {
  const back = html`<p><a href="${MEMBERS_PATH}">Back to the members</a></p>`;
  switch (sent.how) {
    case 'mailed':
      return html`${doneBox(html`A letter is on its way to <span class="who">${sent.email}</span>.`)} ${back}`;
    case 'not_mailed':
      return html`${alertBox(
        html`The invitation of <span class="who">${sent.email}</span> stands, but the mail server did not take
          the letter. Check the address; then ask for a new link in the list, or ask the operator to look into
          the log.`,
      )}
      ${back}`;
    case 'shown':
      return html`${doneBox(html`<span class="who">${sent.email}</span> is invited.`)}
        <p>
          This service sends no mail. Give this link to the person yourself; it works once, for 7 days, and is
          shown only now:
        </p>
        ${copyText(sent.url)}
        ${note('Whoever has the link joins in that person’s name. Send it on a way that only they read.', 'warn')}
        ${back}`;
  }
}

/** A reset link, shown this once. */
export function resetMain({ email, url }: { email: string; url: string }): Html {
  return html`<p>
      Give this link to <span class="who">${email}</span>. It works once, for one hour, ends their sessions,
      and is shown only now:
    </p>
    ${copyText(url)}
    ${note('Whoever has the link takes the account over. Send it on a way that only they read.', 'warn')}
    <p><a href="${MEMBERS_PATH}">Back to the members</a></p>`;
}
