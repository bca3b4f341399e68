import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReportedMessage, ShownReport } from '../../server/safety/read-reports.ts';
import { formatNormal } from '#kernel/period.ts';
import { type CommandContext, CommandProblem } from '#server/command/command.ts';
import { errorFacts } from '#kernel/error-facts.ts';

/** The name of a person whose account is erased. */
export const nobody = 'an erased account';

/** Prints what a report is about, under its line of the list. */
export function showReport(report: ShownReport, { say }: Pick<CommandContext, 'say'>): void {
  const { body, reported, reporter, suspended_for: suspended, answer } = report;
  if (body !== '') say(`Says: ${body}`);
  say(
    `Languages: ${reported || nobody} ${report.reported_language}, ${reporter || nobody} ${report.reporter_language}`,
  );
  if (suspended !== null) say(`Suspended: ${suspended}`);
  for (const message of report.messages) say(said(message, report.comment_index));
  if (answer !== null) say(`Answer: ${answer}`);
}

function said(
  { comment_index: index, author, type, body, meeting, picture, created_at: at }: ReportedMessage,
  reported: number | null,
): string {
  const content = [
    ...(body === '' ? [] : [body]),
    ...(meeting === null ? [] : [meeting.url, ...(meeting.startAt ? [meeting.startAt] : [])]),
    ...(picture === null ? [] : [`(a picture of ${Math.ceil(picture.length / 1024)} KB)`]),
  ].join(' ');
  const mark = index === reported ? '>' : ' ';
  return [`${mark}${index}`, formatNormal(at.getTime()), author || nobody, type, content || '(empty)'].join('\t');
}

/** Writes the pictures of a report as files that only their writer may read, and never over another file. */
export async function writePictures(
  { report_id: reportId, messages }: ShownReport,
  folder: string,
  { say }: Pick<CommandContext, 'say'>,
): Promise<void> {
  const pictures = messages.flatMap(({ comment_index: index, picture }) =>
    picture === null ? [] : { index, picture },
  );
  if (pictures.length === 0) return say(`Report ${reportId} has no pictures.`);
  for (const { index, picture } of pictures) {
    const file = join(folder, `report-${reportId}-${index}.webp`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(file, picture, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      const isThere = errorFacts(error).code === 'EEXIST';
      throw new CommandProblem(
        isThere
          ? `${file} already exists and was not changed.`
          : `${file} cannot be written: ${errorFacts(error).message}`,
      );
    }
    say(`Written: ${file}. Delete it when the report is closed.`);
  }
}
