// Mail as the core knows it: a plain letter with words of ours, and whether it was taken.

export type Letter = { to: string; subject: string; text: string };

/** Whether a mail server took the letter. Says why not to the log, without the address; never throws. */
export type SendMail = (letter: Letter) => Promise<boolean>;

/** Does the work after the answer has gone out, so that the answer's time tells nothing; the log hears of its errors. */
export type Later = (work: () => Promise<void>) => void;
