// Tables of what each connection of an assistant has spent. Imports nothing: schema.ts extends with it.

/** Which connection a search was charged to; gone when the search was refunded. */
export interface ConnectionChargesTable {
  search_id: string;
  team_id: string;
  connection_id: string;
  /** Days since the epoch, UTC. */
  day: number;
}

/** Credits by connection and day, refunds taken off: one row, so that the daily limit is one conditional write. */
export interface ConnectionDaysTable {
  connection_id: string;
  /** Days since the epoch, UTC. */
  day: number;
  team_id: string;
  spent: number;
}

export interface ConnectionSpendDatabase {
  connection_charges: ConnectionChargesTable;
  connection_days: ConnectionDaysTable;
}
