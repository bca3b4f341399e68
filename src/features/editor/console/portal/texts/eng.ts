import type { PortalTexts } from './jpn.ts';

const texts: PortalTexts = {
  title: 'Portal',
  text: 'A portal lists its published events. This takes effect at once.',
  none: 'The event is in no portal.',
  inIt: (name) => `The event is in “${name}”.`,
  choose: 'Choose a portal',
  put: 'Put it into the portal',
  move: 'Move it to that portal',
  out: 'Take it out of the portal',
  no: 'There is no portal you could put it into. Ask somebody who edits the portal to invite you.',
  held: 'People with accounts of the portal have tickets for this event, so it cannot leave the portal.',
  askIn: (name) => `Put the event into “${name}”?`,
  askOut: 'Take the event out of its portal?',
  address:
    'The address of its pages changes. The address without a portal still works, and members keep their accounts.',
  addressOut:
    'The address of its pages changes. Whoever opens the one inside the portal is taken to the new page, unless the event asks for a login, an invitation or a passcode first.',
  done: 'The event was moved.',
  eTitle: 'Events of this portal',
  eText: 'Once an event is published, the portal lists it.',
  eNone: 'No events yet.',
  draft: 'Draft',
  add: 'Put it into this portal',
  pick: 'Choose an event',
  noCandidates: 'There is no event you could put in. A new event can choose this portal when you make it.',
  more: 'Find the others in the list of your sites.',
  outOf: (name) => `Take “${name}” out`,
};
export default texts;
