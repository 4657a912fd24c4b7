// What the dashboard counts.

/** One row a team and day (UTC), moved in the transaction of what it counts. */
export interface SearchDaysTable {
  team_id: string;
  /** Days since the epoch. */
  day: number;
  /** Asked on that day, cached ones too. */
  searches: number;
  /** Those of them that found somebody. */
  finds: number;
}

export interface DashboardDatabase {
  search_days: SearchDaysTable;
}
