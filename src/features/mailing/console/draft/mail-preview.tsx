import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { Facts } from '#console/ui/facts.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { LanguageCode } from '#kernel/language.ts';
import type { previewMailing } from '../../contract.ts';
import { mailingTexts } from '../mailing-words.ts';

interface MailPreviewProps {
  site: string;
  mailingId: number;
  language: LanguageCode;
  /** Counts what was kept: the mail is shown anew. */
  saves: number;
}

/** The real mail, as a phone or a desk shows it, in the light or in the dark; its reader is made up. */
export function MailPreview({ site, mailingId, language, saves }: MailPreviewProps) {
  const words = useWords(mailingTexts);
  const [width, setWidth] = useState<'phone' | 'desk'>('phone');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const { data, failure, again } = useCall(`mailing-preview/${site}/${mailingId}/${language}/${saves}`, (api) =>
    api.get<typeof previewMailing>('sites/{site}/mails/{mailingId}/preview', {
      params: { site, mailingId },
      query: { language },
    }),
  );
  return (
    <section className="hc-mailing-preview" aria-label={words.preview}>
      <div className="hc-mailing-looks">
        {(['phone', 'desk'] as const).map((one) => (
          <Button key={one} aria-pressed={width === one} onClick={() => setWidth(one)}>
            {words[one]}
          </Button>
        ))}
        {(['light', 'dark'] as const).map((one) => (
          <Button key={one} aria-pressed={scheme === one} onClick={() => setScheme(one)}>
            {words[one]}
          </Button>
        ))}
      </div>
      {failure !== undefined && data === undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={3} />
      ) : (
        <>
          <Facts
            facts={[
              { name: words.from, value: data.from },
              { name: words.subject, value: data.subject },
            ]}
          />
          <div className="hc-mailing-space" data-width={width}>
            {/* A frame of its own each time, so that the way back does not lead through its pages. */}
            <iframe
              key={`${data.path} ${scheme} ${saves}`}
              title={words.preview}
              className="hc-mailing-frame"
              sandbox=""
              src={`${data.path}&scheme=${scheme}&v=${saves}`}
            />
          </div>
          <p className="hc-hint">{words.previewNote}</p>
        </>
      )}
    </section>
  );
}
