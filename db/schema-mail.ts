// What is asked of whoever runs mail servers for many companies.

/** Recipients asked of an operator's mail servers on one UTC day. */
export interface MailOperatorBudgetsTable {
  /** The registrable domain of the mail host. */
  operator: string;
  /** Days since the epoch. */
  day: number;
  used: number;
}

export interface MailDatabase {
  mail_operator_budgets: MailOperatorBudgetsTable;
}
