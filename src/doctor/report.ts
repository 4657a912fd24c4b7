// What an examination says: its steps in order, each with one sentence of ours, and what to change where one failed.

export type StepState = 'ok' | 'failed' | 'skipped';

export type StepReport = {
  id: string;
  title: string;
  state: StepState;
  /** What was seen. Never words of the other side. */
  why: string;
  /** What to do about it; null where nothing has to be done. */
  change: string | null;
};

export type Report = {
  /** No step failed, and nothing has to be done. */
  ok: boolean;
  publicUrl: string;
  steps: StepReport[];
};

/** Ends a step; the message is what was seen. */
export class StepFailed extends Error {
  readonly change: string;

  constructor(why: string, change: string, cause?: unknown) {
    super(why, { cause });
    this.name = 'StepFailed';
    this.change = change;
  }
}

/** Ends a step that could not be tried, for a reason that is no fault of the way here. */
export class StepSkipped extends Error {
  readonly change: string | null;

  constructor(why: string, change: string | null = null) {
    super(why);
    this.name = 'StepSkipped';
    this.change = change;
  }
}
