import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { BlockContent, blocksDocuments } from '../../documents.ts';

const imageText = {
  image: shared.words.image,
  title: 'Heading',
  body: 'Text',
  imageSide: {
    label: 'Side of the picture',
    choices: { start: 'First (left or top)', end: 'Last (right or bottom)' },
  },
  link: {
    label: 'Button',
    fields: shared.labelledLink,
  },
} satisfies LabelsOf<BlockContent<'image_text_horizontal'>>;

const fields = {
  header: {
    search: 'header, logo, top, title',
    name: 'Top of the page',
    summary: 'A logo, a title and links at the very top of the page.',
    content: {
      logo: 'Logo',
      title: 'Title',
      links: {
        label: 'Links',
        entry: 'Link',
        fields: shared.labelledLink,
      },
    },
  },
  footer: {
    search: 'footer, contact details, copyright, bottom',
    name: 'Bottom of the page',
    summary: 'Contact details and the copyright line at the very bottom of the page.',
    content: {
      text: 'Text',
      links: {
        label: 'Links',
        entry: 'Link',
        fields: shared.labelledLink,
      },
      copyright: 'Copyright line',
    },
  },
  headline: {
    search: 'heading, title, headline, section',
    name: 'Heading',
    summary: 'A heading that begins a part of the page.',
    content: {
      text: 'Heading',
      level: {
        label: 'Size',
        choices: { 2: 'Large', 3: 'Small' },
      },
      align: {
        label: 'Alignment',
        choices: { start: 'Left', center: 'Centre' },
      },
    },
  },
  margin: {
    search: 'space, gap, margin, blank',
    name: 'Space',
    summary: 'Space between two blocks.',
    content: {
      height: {
        label: 'Height',
        hint: 'In pixels, up to 400.',
      },
    },
  },
  sns: {
    search: 'social media, X, Twitter, Instagram, Facebook, LINE',
    name: 'Social media',
    summary: 'Links to your accounts on social media.',
    content: {
      links: {
        label: 'Accounts',
        entry: 'Account',
        fields: {
          service: {
            label: 'Service',
            choices: {
              x: 'X',
              instagram: 'Instagram',
              facebook: 'Facebook',
              youtube: 'YouTube',
              line: 'LINE',
              tiktok: 'TikTok',
              note: 'note',
              website: 'Website',
            },
          },
          url: 'Address',
        },
      },
    },
  },
  image: {
    search: 'photo, picture, image, illustration',
    name: 'Picture',
    summary: 'One picture.',
    content: {
      image: shared.words.image,
      link: shared.labelledLink.link,
      caption: 'Caption',
    },
  },
  image_text_horizontal: {
    search: 'photo with text, introduction, side by side',
    name: 'Picture beside text',
    summary: 'A picture and a text side by side.',
    content: imageText,
  },
  image_text_vertical: {
    search: 'photo with text, introduction, stacked',
    name: 'Picture above or below text',
    summary: 'A picture and a text, one above the other.',
    content: imageText,
  },
  text: {
    search: 'text, paragraph, description, note',
    name: 'Text',
    summary: 'A text of your own.',
    content: {
      body: 'Text',
    },
  },
  carousel: {
    search: 'slides, slideshow, carousel, photos',
    name: 'Pictures in turn',
    summary: 'Several pictures, shown one after the other.',
    content: {
      images: {
        label: 'Pictures',
        entry: 'Picture',
        fields: {
          image: shared.words.image,
          caption: 'Caption',
          link: shared.labelledLink.link,
        },
      },
    },
  },
  youtube: {
    search: 'video, movie, clip, YouTube',
    name: 'YouTube video',
    summary: 'Plays a YouTube video within the page.',
    content: {
      videoId: {
        label: 'Video ID',
        hint: 'Paste the address of the video: its 11 characters stay.',
      },
      title: 'Title of the video',
    },
  },
  event_overview: {
    search: 'date, time, venue, fee, organiser, basics',
    name: 'Event details',
    summary: 'Date, place and more as a table.',
    content: {
      rows: {
        label: 'Rows',
        hint: 'Left empty, the date, place and fee of the site’s settings appear.',
        entry: 'Row',
        fields: {
          label: 'What it is',
          value: 'What it says',
        },
      },
    },
  },
  access: {
    search: 'map, directions, how to get there, parking, station',
    name: 'Directions',
    summary: 'How to get to the venue, with a map.',
    content: {
      text: 'How to get there',
      mapUrl: {
        label: 'Address of a map',
        hint: 'With it, a button opens the map.',
      },
      image: 'Picture of the map or venue',
    },
  },
  digest: {
    search: 'introduction, highlights, key facts, summary',
    name: 'At a glance',
    summary: 'Says what the site is about, in a short text and a few figures.',
    content: {
      lead: 'Lead',
      body: 'Text',
      image: shared.words.image,
      points: {
        label: 'Key points',
        entry: 'Key point',
        fields: {
          label: 'What it is',
          value: {
            label: 'What it says',
            hint: 'Leave it empty where a figure is counted.',
          },
          counted: {
            label: 'Figure to count',
            choices: { portals: 'Number of portals', events: 'Number of events' },
          },
        },
      },
    },
  },
  banner: {
    search: 'banner, advertisement, sponsors, picture links',
    name: 'Banners',
    summary: 'Pictures on the home page that lead somewhere.',
    content: {
      banners: {
        label: 'Banners',
        entry: 'Banner',
        fields: {
          image: shared.words.image,
          link: shared.labelledLink.link,
          alt: {
            label: 'Description of the picture',
            hint: 'It is read to people who cannot see the picture.',
          },
        },
      },
    },
  },
  html: {
    search: 'free, HTML, embed, table',
    name: 'Your own content',
    summary: 'Text, pictures and tables of your own on the home page.',
    content: {
      html: 'Content',
    },
  },
} satisfies LabelsOfModules<typeof blocksDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'value or counted': 'Enter a number or choose what is counted, not both.',
};
