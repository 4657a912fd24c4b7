// How a page answers: HTML with the headers of a page, another page to go to, a file.
import type { Response } from 'express';
import { pageHeaders } from '../http/page-headers.ts';
import type { Page } from './design/document.ts';

export function sendPage(response: Response, status: number, page: Page): void {
  response
    .status(status)
    .set(pageHeaders({ script: page.hasScript }))
    .send(page.html);
}

/** 303, so that a form is not sent again by going back or reloading. */
export function goTo(response: Response, path: string): void {
  response.status(303).set({ Location: path, 'Cache-Control': 'no-store' }).end();
}

/** A file to keep. `name` is ours: letters, digits, dots and hyphens. */
export function sendFile(response: Response, file: { name: string; type: string; text: string }): void {
  response
    .status(200)
    .set({
      'Content-Type': `${file.type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'no-store',
    })
    .send(file.text);
}
