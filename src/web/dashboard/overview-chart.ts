// The searches of the last days as bars, drawn in SVG; the same as a table for whoever wants numbers.
import { html } from 'hono/html';
import type { SearchDay } from '../../core/search-days.ts';
import type { Html } from '../design/html.ts';
import { day } from '../design/moment.ts';
import { count, counted } from '../design/parts.ts';

const DAY_WIDTH = 20;
const BAR_WIDTH = 14;
const HEIGHT = 140;

/** `days` oldest first. */
export function searchChart(days: readonly SearchDay[]): Html {
  const searches = sum(days.map((one) => one.searches));
  const finds = sum(days.map((one) => one.finds));
  const most = Math.max(1, ...days.map((one) => one.searches));
  const [first, last] = [days[0]?.at ?? 0, days.at(-1)?.at ?? 0];
  return html`<section class="panel chart">
    <div class="panel-head">
      <h2>The last ${days.length} days</h2>
      <p class="legend small">
        <span class="key searches"></span> ${counted(searches, 'search', 'searches')}
        <span class="key finds"></span> ${count(finds)} found somebody
        <span class="soft busiest">${count(most)} on the busiest day</span>
      </p>
    </div>
    <svg
      viewBox="0 0 ${days.length * DAY_WIDTH} ${HEIGHT}"
      preserveAspectRatio="none"
      role="img"
      aria-labelledby="chart-title chart-text"
    >
      <title id="chart-title">Searches of the last ${days.length} days</title>
      <desc id="chart-text">
        ${count(searches)} searches, of which ${count(finds)} found somebody; at most ${count(most)} on one
        day. The table below has each day.
      </desc>
      <line class="ground" x1="0" y1="${HEIGHT - 0.5}" x2="${days.length * DAY_WIDTH}" y2="${HEIGHT - 0.5}" />
      ${days.map((one, index) => [bar('searches', one.searches, index, most), bar('finds', one.finds, index, most)])}
    </svg>
    <p class="axis soft small">${day(first)} ${day(last)}</p>
    <details>
      <summary class="small">As a table</summary>
      <table class="plain-table small">
        <caption class="visually-hidden">
          Searches of each day
        </caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Searches</th>
            <th scope="col">Found somebody</th>
          </tr>
        </thead>
        <tbody>
          ${days.toReversed().map(
            (one) =>
              html`<tr>
                <th scope="row">${day(one.at)}</th>
                <td>${one.searches}</td>
                <td>${one.finds}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </section>`;
}

function bar(kind: string, value: number, index: number, most: number): Html {
  if (value === 0) return html``;
  // One search among thousands is still there to be seen.
  const height = Math.max(2, Math.round((value / most) * (HEIGHT - 4)));
  const x = index * DAY_WIDTH + (DAY_WIDTH - BAR_WIDTH) / 2;
  return html`<rect
    class="${kind}"
    x="${x}"
    y="${HEIGHT - height}"
    width="${BAR_WIDTH}"
    height="${height}"
  />`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
