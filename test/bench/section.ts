// What a section of the bench is: a name to ask for it by, and the rows that it measures, some with a target.

export type Target = {
  /** Beside the figure, such as `≤ 2.5`. */
  text: string;
  met: boolean;
};

export type Row = {
  cells: readonly string[];
  /** Absent where the row is there to be read, not judged. */
  target?: Target;
};

export type Table = {
  heading: string;
  /** What was done, in a line or two: sizes, rates, what the numbers mean. */
  notes: readonly string[];
  /** Of the cells; target and verdict come after them. */
  columns: readonly string[];
  rows: readonly Row[];
};

export type Options = {
  /** Where the measured service writes a CPU profile at its end; absent: none is made. */
  profileDir?: string;
};

export type Section = {
  name: string;
  run(options: Options): Promise<Table[]>;
};

/** Met where the value is no more than the limit. */
export function atMost(value: number, limit: number, unit = ''): Target {
  return { text: `≤ ${limit}${unit}`, met: value <= limit };
}

/** Met where the value is less than the limit. */
export function under(value: number, limit: number, unit = ''): Target {
  return { text: `< ${limit}${unit}`, met: value < limit };
}
