// The letters that we send, word for word. No word of a stranger's is in them: neither a team's name nor an inviter's.
import type { Letter } from './mail.ts';

const SERVICE = 'Executive email lookup';

type Place = {
  /** Without a trailing slash. */
  publicUrl: string;
  to: string;
};

export function invitationLetter({ publicUrl, to, secret }: Place & { secret: string }): Letter {
  return {
    to,
    subject: `You are invited to a team on ${SERVICE}`,
    text: lines(
      `Somebody has invited you to their team on ${SERVICE}, at ${publicUrl}.`,
      'This link shows who and which team, and lets you in. It works once, for 7 days:',
      `${publicUrl}/invitation#${secret}`,
      'If you did not expect it, leave it alone: nothing happens without you.',
    ),
  };
}

export function resetLetter({ publicUrl, to, secret }: Place & { secret: string }): Letter {
  return {
    to,
    subject: `A new password for ${SERVICE}`,
    text: lines(
      `Somebody, probably you, has asked for a new password at ${publicUrl}.`,
      'Set it here. The link works once, for one hour:',
      `${publicUrl}/reset/new#${secret}`,
      'If it was not you, leave it alone: your password stays as it is.',
    ),
  };
}

export function signUpLetter({ publicUrl, to, secret }: Place & { secret: string }): Letter {
  return {
    to,
    subject: `Confirm your address for ${SERVICE}`,
    text: lines(
      `Somebody, probably you, wants to sign up at ${publicUrl} with this address.`,
      'Go on here. The link works once, for 24 hours:',
      `${publicUrl}/sign-up/confirm#${secret}`,
      'If it was not you, leave it alone: no account is made.',
    ),
  };
}

export function knownAddressLetter({ publicUrl, to }: Place): Letter {
  return {
    to,
    subject: `You have an account on ${SERVICE} already`,
    text: lines(
      `Somebody, probably you, wanted to sign up at ${publicUrl} with this address, which has an account already.`,
      `Sign in: ${publicUrl}/sign-in`,
      `Forgotten your password? ${publicUrl}/reset`,
      'If it was not you, leave it alone: nothing has changed.',
    ),
  };
}

export function leaveOutLetter({ publicUrl, to, secret }: Place & { secret: string }): Letter {
  return {
    to,
    subject: `To be left out of ${SERVICE}`,
    text: lines(
      `Somebody, probably you, has asked that this address be left out of ${SERVICE}, at ${publicUrl}.`,
      'Confirm it here. The link works once, for one hour:',
      `${publicUrl}/leave-out/confirm#${secret}`,
      'Whatever is held about you is erased then, and you are not found again.',
      'If it was not you, leave it alone: nothing has changed.',
    ),
  };
}

function lines(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
