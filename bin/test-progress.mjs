// How far the steps of a run are, told by their reporters and shown while they run.

const quietMs = 10_000;
const liveMs = 500;
const isLive = process.stdout.isTTY && process.env.CI === undefined;
let begun = Date.now();

/**
 * @typedef {{ done: number, all: number, of: string, passed: number, failed: number, failure?: string }} Progress
 * @typedef {{ name: string, status: string, progress?: Progress }} Step
 */

/**
 * A reporter's side: sends how far it is to the process that started this one, if that listens.
 * @param {Progress} progress
 */
export function tell(progress) {
  process.send?.({ progress }, () => undefined);
}

/**
 * Shows how far the steps are: on a terminal in a line that changes, elsewhere now and then in a line for each step that
 * has got further.
 * @param {() => Iterable<Step>} running the steps that run
 */
export function showProgress(running) {
  begun = Date.now();
  let shown = Date.now();
  /** @type {Map<string, string>} */
  const told = new Map();
  const timer = setInterval(
    () => {
      const steps = [...running()];
      if (steps.length === 0) return;
      if (isLive) return liveLine(steps);
      if (Date.now() - shown < quietMs) return;
      shown = Date.now();
      for (const one of steps) {
        const said = saidOfStep(one);
        if (told.get(one.name) !== said) console.log(`  ${clock()}     ${said}`);
        told.set(one.name, said);
      }
    },
    isLive ? liveMs : 1_000,
  );
  return () => {
    clearInterval(timer);
    clearLine();
  };
}

/** Prints lines that stay, above the one that changes. */
export function say(text) {
  clearLine();
  console.log(text);
}

/** Says where no line shows what runs that a step begins. */
export function sayBegun({ name }) {
  if (!isLive) console.log(`  begins    ${name}`);
}

/** @param {Step} step */
export function saidOfStep({ name, progress }) {
  if (progress === undefined) return name;
  const { done, all, of, passed, failed } = progress;
  const percent = all === 0 ? 0 : Math.floor((100 * done) / all);
  return `${name}: ${done} of ${all} ${of} (${percent} %), ${passed} passed, ${failed} failed`;
}

function liveLine(steps) {
  const width = Math.max(20, (process.stdout.columns ?? 80) - 1);
  process.stdout.write(`\r\u001B[2K${`  ${clock()}  ${steps.map(saidOfStep).join('; ')}`.slice(0, width)}`);
}

function clearLine() {
  if (isLive) process.stdout.write('\r\u001B[2K');
}

function clock() {
  const seconds = Math.floor((Date.now() - begun) / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`;
}
