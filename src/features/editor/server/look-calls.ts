import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { cleanStyleSheet } from '#server/html/clean-style-sheet.ts';
import { checkStyleSheet } from '../contract/look.ts';
import { styleProblem } from '../rules/style-problem.ts';

const toldMax = 50;

/** The call of the screen of a site's look. */
export const lookCalls: readonly ServedConsoleCall[] = [
  serveConsole(checkStyleSheet, async ({ body: { css } }) => {
    const { problems } = cleanStyleSheet(css);
    const told = problems.slice(0, toldMax);
    return {
      data: {
        problems: told.map(({ what, line, column }) => ({ ...styleProblem(what), line, column })),
        total: problems.length,
      },
    };
  }),
];
