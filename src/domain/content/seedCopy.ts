/** The default text of the editable pages, which Reset restores; simple HTML where allowed. */
import { business } from '../../business';
import { telHref } from '../../lib/phones';

/** Returns a text of which each line is a paragraph. */
const lines = (all: readonly string[]): string => all.map((line) => `<p>${line}</p>`).join('');

/** Returns a text with a heading for each question, and the answer below it. */
const questions = (all: readonly (readonly [question: string, answer: string])[]): string =>
  all.map(([question, answer]) => `<h3>${question}</h3><p>${answer}</p>`).join('');

const FAQ = [
  [
    'What does an estimate cost?',
    'Nothing. We come and look, measure, and leave or send you a written price. You decide in your own time.',
  ],
  [
    'What is the smallest job you take?',
    'One thing is enough: a door, a shelf, a dripping faucet. The smallest visit is one hour, so many people save up a short list for it.',
  ],
  [
    'Do I need a permit?',
    'Most repairs and painting need none. Decks, new openings and changes to the structure often do; we tell you before you decide, and can apply to your town for you.',
  ],
  [
    'How do I pay?',
    'By check, card, cash or bank transfer when the work is done. For larger jobs we agree in writing on a first part for materials.',
  ],
  [
    'What if I have to cancel?',
    'Call us the day before and it costs nothing; we find another day. If materials were ordered for your job alone, you pay for those.',
  ],
  [
    'Are you insured?',
    'Yes, licensed and insured on every job. Ask, and we send you the certificate before we begin.',
  ],
  [
    'Who buys the materials?',
    'Either of us. We bring what the job needs and list it on the estimate, or fit what you have bought; then its maker answers for the part and we for the work.',
  ],
  [
    'Do you work on weekends?',
    `On Saturdays, yes. ${business.sundayHours}. Weekday visits can begin at 7 in the morning, before you leave for work.`,
  ],
  [
    'What counts as an emergency?',
    `Water that will not stop, a door that will not lock, a tree through the roof: call <a href="${telHref(business.phone)}">${business.phone}</a> at any hour. For fire, gas or anyone hurt, call 911 first.`,
  ],
  [
    'How soon can you come?',
    `You hear from us within ${business.responseTime}. We usually look at the job within a week, and small ones are often done within two; exterior paint and decks wait for dry weather.`,
  ],
  [
    'Do you stand behind the work?',
    'For a year, in writing. If something that we fixed comes loose, we come back and put it right, and you do not pay for it twice.',
  ],
  [
    'Which towns do you come to?',
    `Every town of ${business.serviceArea}. Check yours in <a href="/services#area">the list under Services</a> or by your ZIP code.`,
  ],
] as const;

/** By page id, then section id. The store adds the sections' pictures. */
export const seedCopy = {
  home: {
    pageTitle: `Handyman in ${business.region} | ${business.name}`,
    sections: {
      'hero-title': { content: 'Keeping Vermont homes <em>in good repair</em>' },
      'hero-subtitle': {
        content:
          'A loose porch step in Richmond, a drafty window in Swanton, a whole list on the fridge in Essex: we fix it, paint it or build it, and leave the place swept.',
      },
      'services-title': { content: 'One call for the whole list' },
      'services-subtitle': {
        content:
          'Most visits are a mix: a door that sticks, a ceiling stain, a railing that moves. Bring us the list and we will work down it in order of what matters.',
      },
      'why-choose-title': { content: 'Why your neighbors call us back' },
      'testimonials-title': { content: 'What our customers say' },
      'cta-title': { content: 'What has been waiting on your list?' },
      'cta-subtitle': {
        content:
          'Tell us what is wrong, or what you would like instead. We will come and look, and give you a written price before any work begins.',
      },
    },
  },
  about: {
    pageTitle: `About Us | ${business.name}`,
    sections: {
      'hero-title': { content: 'Neighbors with a full set of tools' },
      'hero-subtitle': {
        content:
          'We live where we work, between the lake and the mountains, in houses that need the same care as yours.',
      },
      'story-content': {
        title: 'Our story',
        content: [
          '<p>We started with one truck, one ladder and a short list of neighbors whose houses needed small things done well: a stair tread here, a storm door there, a bathroom fan that had not worked since the last owner. The work was too small for a contractor and too much for a Saturday. It turned out that nearly every house had a list like that.</p>',
          '<p>So we stayed with it. We learned how farmhouse sills settle, why clapboards peel on one side of the house and not the other, and what a January thaw does to a roof edge. We still take the small jobs, because a small job left for two winters is seldom small.</p>',
          '<p>Today a customer’s house has a page in our book: what we fixed, which paint went where, what to look at again next fall. You get the same few faces at the door, a price in writing before the first cut, and a floor swept before we go.</p>',
        ].join(''),
      },
    },
  },
  services: {
    pageTitle: `Services and Monthly Care Plans | ${business.name}`,
    sections: {
      'hero-title': { content: 'Everything on the list, from the attic hatch to the mailbox post' },
      'hero-subtitle': {
        content:
          'Repairs, paint, carpentry and seasonal upkeep for houses that see twenty below, mud to the axles and a lake-country July, all in one year.',
      },
      'smallest-visit': {
        title: 'What it costs',
        content: `The smallest visit is one hour, $95, travel within ${business.areaInShort} included. Most jobs are priced as a whole, and yours comes in writing before any work begins.`,
      },
      prices: {
        title: 'Usual jobs, labor and common materials',
        content: lines([
          'A door that sticks or will not latch: $95 to $180',
          'Drywall or plaster patch, ready to paint: $140 to $320',
          'Loose railing or porch step: $120 to $380',
          'Gutters cleaned, one-story house: $130 to $220',
          'Faucet, light or fan replaced with yours: $120 to $260',
          'New interior door, hung and trimmed: $280 to $520',
          'One room painted, two coats: $450 to $900',
          'Storm or screen door installed: $220 to $400',
          'Shelves or a grab bar, fastened to stay: $95 to $240',
          'Deck washed and stained, 200 square feet: $600 to $1,100',
        ]),
      },
    },
  },
  contact: {
    pageTitle: `Free Estimates | ${business.name}`,
    sections: {
      'hero-title': { content: 'Get Your Free Estimate' },
      'hero-subtitle': {
        content:
          'Call, book a time, or send us a few lines about the job. Looking at it and putting a price on paper costs you nothing.',
      },
      'faq-content': { title: 'Frequently asked questions', content: questions(FAQ) },
      'closed-days': {
        content: lines(business.closedDays.map(({ day, name }) => `${day}: ${name}`)),
      },
    },
  },
} as const;
