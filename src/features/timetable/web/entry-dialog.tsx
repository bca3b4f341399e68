import { saidDay } from '#kernel/said-date.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PinIcon } from '#web/ui/icons.tsx';
import { ClockIcon } from '#web/ui/page-icons.tsx';
import { EntryTime } from './entry-time.tsx';
import { TicketChooser } from './ticket-chooser.tsx';
import type { Entry } from './timetable-model.ts';
import { timetableTexts } from './timetable-texts.ts';

/** Everything about an entry, above the timetable. */
export function EntryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const say = useTexts(timetableTexts);
  const language = useLanguage();
  const { title, description, image, venue, category, ticket, startAt } = entry;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={500}
      closeLabel={say.close}
      className="hb-timetable-dialog"
      footer={<Button onClick={onClose}>{say.close}</Button>}
    >
      {image ? <SitePicture picture={image} alt="" ratio="16-9" sizes="31rem" /> : null}
      <ul className="hb-timetable-facts">
        <li>
          <ClockIcon />
          <span>
            {saidDay(startAt, language)} <EntryTime entry={entry} />
          </span>
        </li>
        {venue === '' ? null : (
          <li>
            <PinIcon />
            <span>{venue}</span>
          </li>
        )}
      </ul>
      {category === '' ? null : (
        <p>
          <Chip>{category}</Chip>
        </p>
      )}
      {description === '' ? null : <p className="hb-timetable-description">{description}</p>}
      {ticket === undefined ? null : <TicketChooser ticket={ticket} />}
    </Dialog>
  );
}
