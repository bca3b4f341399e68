import { useWords } from '#console/console-context.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { drawQr } from '#web/ui/qr-drawing.ts';
import type { issueTickets } from '../../contract/issue.ts';
import { issueTexts } from './issue-texts.ts';

interface IssuedTicketsProps {
  site: string;
  issued: AnswerOf<typeof issueTickets>;
  /** Somebody has an address to which the tickets are sent. */
  isMailed: boolean;
  onNext: () => void;
}

/** What was issued; the tickets of one person can be scanned from the screen. */
export function IssuedTickets({
  site,
  issued: { orders, tickets, isRepeated, shown },
  isMailed,
  onNext,
}: IssuedTicketsProps) {
  const words = useWords(issueTexts);
  return (
    <>
      <Notice
        kind={isRepeated ? 'info' : 'success'}
        isNew
        title={words[isRepeated ? 'repeated' : 'issued'](orders, tickets)}
      >
        {isMailed && !isRepeated ? <p>{words.mailed}</p> : null}
      </Notice>
      <div className="hc-page-actions hc-issue-next">
        <Button look="main" onClick={onNext}>
          {words.next}
        </Button>
        {shown === null ? null : (
          <ButtonLink to={`/console/sites/${site}/orders/${shown.orderNumber}`}>{words.toOrder}</ButtonLink>
        )}
      </div>
      {shown === null ? null : (
        <Card>
          <ul className="hc-issued">
            {shown.tickets.map(({ code, qrString }) => {
              const { viewBox, dark, light } = drawQr(qrString);
              return (
                <li key={code}>
                  {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no other tag is drawn of vectors */}
                  <svg viewBox={viewBox} role="img" aria-label={words.qr(code)} shapeRendering="crispEdges">
                    <path fill="#fff" d={light} />
                    <path fill="#000" d={dark} />
                  </svg>
                  <span>{code}</span>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
    </>
  );
}
