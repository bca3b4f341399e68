import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { LogList } from './log-list.tsx';
import { logTexts } from './log-texts.ts';

/** Who changed what at a site, and who looked at whose data; without a site of the whole installation, for its owners. */
function LogScreen({ params: { site } }: ScreenProps) {
  return <LogList {...(site !== undefined && { site })} />;
}

export const screen: ScreenModule = { Screen: LogScreen, texts: [logTexts, signInTexts] };
