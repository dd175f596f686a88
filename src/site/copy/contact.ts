/** The fixed text of the contact page; phones, hours and the promise are in `business.ts`. */
import type { TitledItem } from '../parts/TitledItems';

export const emergencyNote = {
  title: 'If it cannot wait',
  text: 'A burst pipe, a tree through the roof, a door that will not lock at night: please call instead of writing. Shut off the water or the breaker first if you can reach it safely. For fire, gas or anyone hurt, call 911 before you call us.',
} as const;

export const privacyLine = {
  unposted:
    'What you write stays in this browser until you send it, and goes to nobody else. On a shared computer, close the window afterwards.',
  /** Where requests are posted. */
  posted:
    'What you write stays in this browser until you send it. Then it goes to us through our form service, and to nobody else. On a shared computer, close the window afterwards.',
} as const;

export const responsePromise = {
  title: 'You will hear from us',
  text: 'A person reads every request, and that person answers. If the job is not one for us, we will say so and tell you what kind of trade to look for.',
} as const;

export const nextSteps = {
  title: 'What happens next',
  steps: [
    {
      title: 'We call you back',
      text: 'A few questions about the house and the job, and a day that suits you. Photos help, if you have some.',
    },
    {
      title: 'We come and look',
      text: 'Usually half an hour on site, with a tape, a flashlight and no obligation.',
    },
    {
      title: 'You get it in writing',
      text: 'What we would do, what it costs and when we can start. Say yes, say no, or keep it on the fridge until spring.',
    },
  ] as readonly TitledItem[],
} as const;
