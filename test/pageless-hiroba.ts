import { createHiroba, type Hiroba, type HirobaSettings } from '#app/server/create-hiroba.ts';
import { createLog } from '#server/log/log.ts';
import { readMailSettings } from '#server/mail/mail-settings.ts';

type Settings = Pick<HirobaSettings, 'database' | 'dataFolder'> &
  Partial<Pick<HirobaSettings, 'clock' | 'isDemo' | 'publicUrl'>>;

/** Hiroba with all but its pages, which need a build. */
export function pagelessHiroba({ clock = Date.now, isDemo = true, ...settings }: Settings): Promise<Hiroba> {
  const noPage = (): never => {
    throw new Error('This server has no pages.');
  };
  return createHiroba({
    ...settings,
    buildFolder: settings.dataFolder,
    clock,
    random: Math.random,
    log: createLog('error', (line) => process.stderr.write(`${line}\n`), clock),
    trustProxy: false,
    logHost: '',
    isDevelopment: false,
    isDemo,
    mail: readMailSettings({}),
    renderer: { render: noPage, renderDocument: noPage, script: '', styleSheets: [], preloadsFor: () => [] },
  });
}
