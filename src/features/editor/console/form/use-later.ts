import { useEffect, useState } from 'react';
import { useConsole } from '#console/console-context.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { needed } from '#web/parts/needed.ts';
import type { Texts } from '#web/texts/texts.ts';

type Words = readonly Pick<Texts<unknown>, 'load'>[];

const noTexts: Words = [];

/**
 * A part of a screen that comes after it, with its words; undefined until it is there. Both stay the same. The words
 * come with the code, or after it if the part names them as its `texts`: then the screen knows nothing of them.
 */
export function useLater<Part extends { texts: Words }>(load: () => Promise<Part>): Part | undefined;
export function useLater<Part>(load: () => Promise<Part>, texts: Words): Part | undefined;
export function useLater(load: () => Promise<{ texts?: Words }>, texts = noTexts): object | undefined {
  const { language } = useConsole();
  const [loaded, setLoaded] = useState<{ language: LanguageCode; part: object }>();
  useEffect(() => {
    let isWanted = true;
    const begin = async (): Promise<void> => {
      const wordsOf = (those: Words) => those.map((one) => needed(() => one.load(language)));
      const [part] = await Promise.all([load(), ...wordsOf(texts)]);
      await Promise.all(wordsOf(part.texts ?? noTexts));
      if (isWanted) setLoaded({ language, part });
    };
    void begin();
    return () => {
      isWanted = false;
    };
  }, [language, load, texts]);
  return loaded?.language === language ? loaded.part : undefined;
}
