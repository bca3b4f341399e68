// Tells bin/test.mjs how far the journeys are while they run.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { tell } from './test-progress.mjs';
import { root } from './bootstrap.mjs';

export default class JourneyReporter {
  #counts = { done: 0, all: 0, of: 'journeys', passed: 0, failed: 0 };

  printsToStdio() {
    return false;
  }

  onBegin(config, suite) {
    this.#counts.all = suite.allTests().length;
    tell(this.#counts);
  }

  onTestEnd(journey, result) {
    const isAsExpected = result.status === journey.expectedStatus;
    const isRetried = !isAsExpected && result.status !== 'skipped' && result.retry < journey.retries;
    if (!isRetried) this.#counts.done += 1;
    if (result.status === 'passed') this.#counts.passed += 1;
    if (isAsExpected || result.status === 'skipped') return tell(this.#counts);
    if (!isRetried) this.#counts.failed += 1;
    const { file, line } = journey.location;
    const said = stripVTControlCharacters(result.error?.message ?? result.status).split('\n')[0];
    const again = isRetried ? ', and is tried again' : '';
    tell({ ...this.#counts, failure: `${relative(root, file)}:${line} ${journey.title}: ${said}${again}` });
  }
}
