import { type ComponentType, useState } from 'react';
import { loadContactForm } from '#features/contact/web.ts';
import { needed } from '#web/parts/needed.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { webPageTexts } from './web-page-texts.ts';

interface Asked {
  contentId: number;
  detailId: number;
}

/** The contact form below a page. It is loaded when it is opened, so that it costs the other visitors nothing. */
export function WebPageContact(asked: Asked) {
  const say = useTexts(webPageTexts);
  const language = useLanguage();
  const [opened, setOpened] = useState<{ Form: ComponentType<Asked>; language: string }>();
  const [isComing, setIsComing] = useState(false);
  const open = async (): Promise<void> => {
    setIsComing(true);
    try {
      const { ContactForm } = await needed(async () => {
        const form = await loadContactForm();
        await Promise.all(form.texts.map((one) => one.load(language)));
        return form;
      });
      setOpened({ Form: ContactForm, language });
    } finally {
      setIsComing(false);
    }
  };
  return (
    <Section title={say.contactTitle}>
      {opened?.language === language ? (
        <opened.Form {...asked} />
      ) : (
        <Button busy={isComing} onClick={() => void open().catch(() => {})}>
          {say.contactOpen}
        </Button>
      )}
    </Section>
  );
}
