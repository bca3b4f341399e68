import { type ComponentType, useEffect, useState } from 'react';
import { useConsole } from '#console/console-context.ts';
import { Skeleton } from '#console/ui/waiting.tsx';
import type { LanguageCode } from '#kernel/language.ts';
import { needed } from '#web/parts/needed.ts';
import { contentTexts } from '../../content/content-texts.ts';
import { formTexts } from '../../form/form-words.ts';
import type { TicketTimesProps } from './ticket-times.tsx';
import { timesTexts } from './times-texts.ts';

/** The time line with its words and forms, which come when it is asked for. */
export function LaterTimes(props: TicketTimesProps) {
  const { language } = useConsole();
  const [loaded, setLoaded] = useState<{ language: LanguageCode; Times: ComponentType<TicketTimesProps> }>();
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const words = [contentTexts, formTexts, timesTexts].map((texts) => needed(() => texts.load(language)));
      const [{ TicketTimes }] = await Promise.all([needed(() => import('./ticket-times.tsx')), ...words]);
      if (isWanted) setLoaded({ language, Times: TicketTimes });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [language]);
  return loaded?.language === language ? <loaded.Times {...props} /> : <Skeleton rows={3} />;
}
