import { addDays, addHours, set, subDays, subHours } from 'date-fns';
import { localDay } from '../../lib/dates';
import { emptyLead, SAMPLE_ID_END } from './rules';
import type { Lead } from './schema';

/** Sample leads for a new owner: invented people, dated from the first start, with fixed ids. */

/** What is said of every sample; other fields have the form's defaults. */
type SampleLead = Partial<Lead> & Pick<Lead, 'createdDate' | 'stage'>;

const lead = (number: number, fields: SampleLead): Lead => ({
  ...emptyLead(),
  id: `173570040000${number}${SAMPLE_ID_END}`,
  communications: [],
  documents: [],
  appointments: [],
  ...fields,
});

const caller = (firstName: string, lastName: string, phone: string) => ({
  firstName,
  lastName,
  phone: `(802) ${phone}`,
});

const at = (day: Date, hours: number, minutes = 0): string =>
  set(day, { hours, minutes, seconds: 0, milliseconds: 0 }).toISOString();

/** Returns the sample leads for an owner who started at `firstStart`. */
export function sampleLeads(firstStart: Date): Lead[] {
  const ago = (days: number): Date => subDays(firstStart, days);
  const ahead = (days: number): Date => addDays(firstStart, days);
  return [
    lead(1, {
      ...caller('Hannah', 'Whitcomb', '555-0111'),
      email: 'hannah.whitcomb@example.com',
      address: '14 Orchard Lane',
      city: 'Essex',
      zipCode: '05452',
      leadSource: 'Website Contact Form',
      stage: 'New Lead',
      serviceType: 'General Repairs',
      projectDescription:
        'The porch roof leaks over the front door when it rains hard. There is a soft spot in the boards.',
      priority: 'High',
      createdDate: subHours(firstStart, 2).toISOString(),
      nextFollowUpDate: subHours(firstStart, 1).toISOString(),
      tags: ['website', 'contact-form'],
      notes: 'Timeline: Within 1 week',
    }),
    lead(2, {
      ...caller('Marcus', 'Delray', '555-0112'),
      city: 'St. Albans',
      leadSource: 'Referral',
      stage: 'Initial Contact Made',
      serviceType: 'Carpentry & Woodwork',
      projectDescription:
        'Built-in shelves either side of the fireplace, painted to match the trim.',
      estimatedValue: 2_400,
      createdDate: at(ago(4), 9, 20),
      lastContactDate: at(ago(1), 16, 5),
      nextFollowUpDate: at(ahead(1), 16, 5),
      communications: [
        {
          id: `1735700400102${SAMPLE_ID_END}`,
          type: 'call',
          subject: 'First call',
          content: 'Wants adjustable shelves. Sending photos of the wall this week.',
          dateTime: at(ago(1), 16, 5),
          followUpRequired: true,
          followUpDate: at(ahead(1), 16, 5),
        },
      ],
      tags: ['shelves'],
    }),
    lead(3, {
      ...caller('Priya', 'Lindqvist', '555-0113'),
      email: 'priya.lindqvist@example.com',
      address: '208 Ledge Road',
      city: 'Burlington',
      zipCode: '05401',
      leadSource: 'Google My Business',
      stage: 'Estimate Scheduled',
      serviceType: 'Home Improvements',
      projectDescription: 'New vanity, toilet and floor in the upstairs bathroom. Tub stays.',
      estimatedValue: 4_800,
      createdDate: at(ago(6), 11),
      lastContactDate: at(ago(2), 10, 30),
      nextFollowUpDate: at(ahead(3), 9),
      appointments: [
        {
          id: `1735700400103${SAMPLE_ID_END}`,
          type: 'estimate',
          scheduledDate: localDay(ahead(2)),
          scheduledTime: '10:00',
          duration: 60,
          status: 'scheduled',
          notes: 'Park in the alley.',
        },
      ],
      tags: ['bathroom'],
    }),
    lead(4, {
      ...caller('Owen', 'Castleton', '555-0114'),
      email: 'owen.castleton@example.com',
      city: 'Shelburne',
      leadSource: 'Repeat Customer',
      stage: 'Estimate Provided',
      serviceType: 'Outdoor Projects',
      projectDescription: 'Replace the deck boards and railing; the frame is sound.',
      estimatedValue: 6_200,
      createdDate: at(ago(12), 8, 40),
      lastContactDate: at(ago(4), 15),
      nextFollowUpDate: at(ago(1), 15),
      communications: [
        {
          id: `1735700400104${SAMPLE_ID_END}`,
          type: 'email',
          subject: 'Estimate sent',
          content: 'Cedar and composite, both priced.',
          dateTime: at(ago(4), 15),
          followUpRequired: false,
        },
      ],
      tags: ['deck', 'repeat'],
    }),
    lead(5, {
      ...caller('Ruth', 'Abernethy', '555-0115'),
      address: '3 Mill Street',
      city: 'Swanton',
      zipCode: '05488',
      leadSource: 'Phone Call',
      stage: 'Work Scheduled',
      serviceType: 'Painting & Finishing',
      projectDescription:
        'Kitchen, hall and stairs, two coats. Wallpaper in the hall comes off first.',
      estimatedValue: 3_150,
      createdDate: at(ago(20), 13),
      lastContactDate: at(ago(5), 9),
      appointments: [
        {
          id: `1735700400105${SAMPLE_ID_END}`,
          type: 'work',
          scheduledDate: localDay(ahead(4)),
          scheduledTime: '07:30',
          duration: 480,
          status: 'scheduled',
          notes: '',
        },
      ],
      tags: ['painting'],
    }),
    lead(6, {
      ...caller('Teo', 'Marchetti', '555-0116'),
      email: 'teo.marchetti@example.com',
      city: 'Williston',
      leadSource: 'Nextdoor',
      stage: 'Paid',
      serviceType: 'Installation Services',
      projectDescription: 'Two storm doors and a mailbox post.',
      estimatedValue: 980,
      priority: 'Low',
      createdDate: at(ago(41), 10),
      lastContactDate: at(ago(9), 12),
      tags: ['doors'],
    }),
    lead(7, {
      ...caller('Joanne', 'Thibodeau', '555-0117'),
      city: 'Fairfax',
      leadSource: 'Yard Sign',
      stage: 'Awaiting Decision',
      serviceType: 'Emergency Repair',
      projectDescription: 'Bulkhead door rotted through; water in the cellar after every storm.',
      estimatedValue: 1_450,
      priority: 'Emergency',
      createdDate: at(ago(3), 18, 10),
      lastContactDate: at(ago(1), 8),
      nextFollowUpDate: addHours(firstStart, 20).toISOString(),
      tags: ['urgent'],
    }),
  ];
}
