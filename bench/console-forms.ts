import type { Page } from '@playwright/test';
import type { Row } from './row.ts';
import { press, type SlowPhone } from './slow-phone.ts';

const keyMax = 100;
const keysTyped = 24;
const previewMax = 300;
const savesMeasured = 60;
/** A key every third of a second with pauses: what is stored and shown beside falls between the keys. */
const restMs = 300;
const pauseMs = 2_600;
const slowdown = 4;

const line = 'main .hc-input[lang], main .hc-language .hc-input';
/** Forms of the console in which a key is pressed: of a ticket, of a booth with its lists, and of a text with its presses. */
const forms: [name: string, path: string, field: string][] = [
  ['ticket', 'event-11/content/60/1', line],
  ['booth', 'event-11/content/200/1', line],
  ['text', 'event-11/content/60/1', '.ProseMirror'],
];

export async function enter(page: Page): Promise<void> {
  await page.goto('/console/');
  await page.locator('main .hc-button').first().click();
  await page.locator('.hc-rows .hc-row').first().waitFor();
}

/** A key press until its paint on a slow phone, in a form whose every field is open. */
export async function keysInForms(page: Page): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path, field] of forms) {
    await open(page, path, field);
    const times = await typed(page, field, keysTyped, () => Promise.resolve());
    rows.push(keyRow(`console, a key in the form of a ${name}`, times));
  }
  return rows;
}

/** At a desk, where the page that a form makes stands beside it. */
export async function besidePreview(phone: SlowPhone): Promise<Row[]> {
  const rows: Row[] = [];
  const slow = await phone.desk(slowdown);
  await enter(slow.page);
  for (const [name, path, field] of forms) {
    await open(slow.page, path, field);
    const times = await typed(slow.page, field, keysTyped, (at) =>
      slow.page.waitForTimeout(at % 6 === 5 ? pauseMs : restMs),
    );
    rows.push(keyRow(`console, a key beside the preview of a ${name}`, times));
  }
  await slow.close();
  const desk = await phone.desk(1);
  await enter(desk.page);
  for (const [name, path, field] of forms) {
    await open(desk.page, path, field);
    rows.push(previewRow(name, await shownSaves(desk.page, field)));
  }
  await desk.close();
  return rows;
}

async function open(page: Page, path: string, field: string): Promise<void> {
  await page.goto(`/console/sites/${path}`);
  await page.locator(field).first().waitFor();
  await page.waitForLoadState('networkidle');
  const more = page.locator('.hc-editor-form .hc-button[aria-controls][aria-expanded=false]').first();
  if (await more.isVisible()) await more.click();
  await page.locator(field).first().click();
}

async function typed(page: Page, field: string, count: number, rest: (at: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    times.push(
      await press(
        page,
        () => page.keyboard.press('abcdefghijklmnopqrstuvwx'.charAt(at % 24)),
        () => rest(at),
      ),
    );
  }
  // Nothing of it is left for the next form.
  await page.locator(field).first().focus();
  return times;
}

/** From the request that stores what was typed to the paint of the page that shows it. */
async function shownSaves(page: Page, field: string): Promise<number[]> {
  const times: number[] = [];
  await page.locator('iframe.hc-preview-frame').waitFor();
  for (let at = 0; at < savesMeasured; at += 1) {
    await page.locator(field).first().focus();
    await page.keyboard.press('abcdefghij'.charAt(at % 10));
    // A rich text says what was typed a moment later.
    await page.locator('.hc-save-mark[data-state=waiting]').waitFor();
    times.push(await page.evaluate(timeOfSave));
    await page.waitForTimeout(restMs);
  }
  return times;
}

/** Runs in the page: what is typed is sent at once, as when the line comes back. */
async function timeOfSave(): Promise<number> {
  const frame = document.querySelector<HTMLElement>('iframe.hc-preview-frame');
  if (frame === null) throw new Error('There is no preview.');
  const shown = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      // After the frame that is painted next.
      requestAnimationFrame(() => setTimeout(resolve));
    });
    observer.observe(frame, { attributeFilter: ['data-saves'] });
  });
  const before = performance.now();
  window.dispatchEvent(new Event('online'));
  await shown;
  return performance.now() - before;
}

const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);
const share = (times: readonly number[], part: number): number =>
  Math.round(sorted(times)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);

function keyRow(name: string, times: readonly number[]): Row {
  const worst = Math.max(...times);
  return {
    name,
    figure: `${share(times, 0.5)} ms`,
    detail: `p95 ${share(times, 0.95)} ms, worst of ${times.length}: ${worst} ms`,
    target: `at most ${keyMax} ms`,
    isMet: share(times, 0.95) <= keyMax,
  };
}

function previewRow(name: string, times: readonly number[]): Row {
  return {
    name: `console, from the save of a ${name} to its preview`,
    figure: `p95 ${share(times, 0.95)} ms`,
    detail: `median ${share(times, 0.5)} ms, worst of ${times.length}: ${Math.max(...times).toFixed(0)} ms`,
    target: `p95 at most ${previewMax} ms`,
    isMet: share(times, 0.95) <= previewMax,
  };
}
