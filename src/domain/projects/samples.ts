import { addDays, subDays } from 'date-fns';
import { localDay } from '../../lib/dates';
import { business } from '../../business';
import { SAMPLE_ID_END } from '../leads/rules';
import { NOTE_AUTHOR, type Project } from './schema';

/**
 * Returns sample jobs for a new owner, dated from the first start (`decisions.md`, Data). Ids are
 * fixed.
 */
export function sampleProjects(firstStart: Date): Project[] {
  const dayAgo = (days: number): string => localDay(subDays(firstStart, days));
  const dayAhead = (days: number): string => localDay(addDays(firstStart, days));
  const momentAgo = (days: number): string => subDays(firstStart, days).toISOString();
  return [
    {
      id: 1735700500001,
      title: 'Hall, stairs and kitchen painting',
      description:
        'Strip the hall wallpaper, patch, prime, two coats throughout. Trim in semi-gloss.',
      customerId: `1735700400005${SAMPLE_ID_END}`,
      customerName: 'Ruth Abernethy',
      customerEmail: '',
      customerPhone: '(802) 555-0115',
      address: '3 Mill Street',
      city: 'Swanton',
      state: business.state,
      zipCode: '05488',
      status: 'Scheduled',
      priority: 'Medium',
      estimatedValue: 3_150,
      startDate: dayAhead(4),
      estimatedCompletionDate: dayAhead(9),
      notes: [
        {
          id: `1735700500101${SAMPLE_ID_END}`,
          content: 'Colors are chosen: warm white in the hall, sage in the kitchen.',
          isPublic: false,
          createdBy: NOTE_AUTHOR,
          createdDate: momentAgo(5),
          emailSent: false,
        },
      ],
      attachments: [],
      createdDate: momentAgo(8),
      lastUpdated: momentAgo(5),
      tags: ['painting'],
    },
    {
      id: 1735700500002,
      title: 'Back steps and railing',
      description:
        'New pressure-treated stringers, five treads, and a graspable rail on both sides.',
      customerId: '',
      customerName: 'Leland Frost',
      customerEmail: 'leland.frost@example.com',
      customerPhone: '(802) 555-0118',
      address: '77 Creamery Road',
      city: 'Jericho',
      state: business.state,
      zipCode: '05465',
      status: 'In Progress',
      priority: 'High',
      estimatedValue: 1_860,
      startDate: dayAgo(6),
      estimatedCompletionDate: dayAgo(1),
      notes: [
        {
          id: `1735700500102${SAMPLE_ID_END}`,
          content: 'Footings are in. Treads and rail follow when the lumber comes.',
          isPublic: true,
          createdBy: NOTE_AUTHOR,
          createdDate: momentAgo(3),
          emailSent: true,
        },
      ],
      attachments: [],
      createdDate: momentAgo(15),
      lastUpdated: momentAgo(3),
      tags: ['outdoor', 'safety'],
    },
    {
      id: 1735700500003,
      title: 'Storm doors and mailbox post',
      description: 'Two storm doors hung and a new cedar post set below frost.',
      customerId: `1735700400006${SAMPLE_ID_END}`,
      customerName: 'Teo Marchetti',
      customerEmail: 'teo.marchetti@example.com',
      customerPhone: '(802) 555-0116',
      address: '',
      city: 'Williston',
      state: business.state,
      zipCode: '',
      status: 'Paid',
      priority: 'Low',
      estimatedValue: 980,
      actualCost: 940,
      startDate: dayAgo(16),
      estimatedCompletionDate: dayAgo(14),
      notes: [],
      attachments: [],
      createdDate: momentAgo(30),
      lastUpdated: momentAgo(9),
      tags: ['doors'],
    },
    {
      id: 1735700500004,
      title: 'Attic hatch and weather sealing',
      description: 'Insulated hatch cover, weatherstrip on three doors, foam at the sill.',
      customerId: '',
      customerName: 'Ingrid Sorrell',
      customerEmail: 'ingrid.sorrell@example.com',
      customerPhone: '(802) 555-0119',
      address: '9 Depot Hill',
      city: 'Richmond',
      state: business.state,
      zipCode: '05477',
      status: 'Quote Provided',
      priority: 'Medium',
      estimatedValue: 720,
      startDate: '',
      estimatedCompletionDate: dayAhead(21),
      notes: [],
      attachments: [],
      createdDate: momentAgo(2),
      lastUpdated: momentAgo(2),
      tags: ['energy'],
    },
  ];
}
