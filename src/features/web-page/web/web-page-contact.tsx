import { useState } from 'react';
import { loadContactForm } from '#features/contact/web.ts';
import { useTexts } from '#web/site/page-context.ts';
import { useLater } from '#web/site/use-later.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { webPageTexts } from './web-page-texts.ts';

interface Asked {
  contentId: number;
  detailId: number;
}

const loadForm = () => loadContactForm().then(({ ContactForm: Part, texts }) => ({ Part, texts }));

/** The contact form below a page. It is loaded when it is opened, so that it costs the other visitors nothing. */
export function WebPageContact(asked: Asked) {
  const say = useTexts(webPageTexts);
  const [isOpened, setIsOpened] = useState(false);
  const Form = useLater(isOpened, loadForm, () => setIsOpened(false));
  return (
    <Section title={say.contactTitle}>
      {Form ? (
        <Form {...asked} />
      ) : (
        <Button busy={isOpened} onClick={() => setIsOpened(true)}>
          {say.contactOpen}
        </Button>
      )}
    </Section>
  );
}
