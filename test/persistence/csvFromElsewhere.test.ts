import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { ImportedLead } from '../../src/domain/leads/events';
import { saysNothing } from '../../src/domain/leads/intake/labels';
import { LEAD_SOURCES, PRIORITIES, SERVICE_TYPES, STAGES } from '../../src/domain/leads/schema';
import { callHref } from '../../src/domain/shared/phoneNumbers';
import { withoutMojibake } from '../../src/lib/mojibake';
import { withPlainSpaces } from '../../src/lib/text';
import { cellText } from '../../src/persistence/csv/csvCells';
import { parseCsv, type CsvTable } from '../../src/persistence/csv/csvTable';
import {
  guessMapping,
  leadsToCsv,
  readCsvRows,
  unreadColumns,
} from '../../src/persistence/csv/leadsCsv';
import { leftOutRowsCsv } from '../../src/persistence/csv/leftOutRows';
import { listOf } from '../support/cases';
import { rowsOf, tableOf } from '../support/csv';
import { aLead } from '../support/entities';

/** Files of other programs, and what spreadsheets do to files. */

const leads = (text: string): (ImportedLead | string[])[] =>
  rowsOf(text).map((row) => ('lead' in row ? row.lead : row.problems));

const ADA = { firstName: 'Ada', lastName: 'Roy', email: 'ada@example.com' };
const HOME = { address: '12 Elm St', city: 'Essex', zipCode: '05452' };

/** The headings of exports and some of their cells, divided by bars, and the lead that they make. */
const EXPORTS: Readonly<Record<string, [cells: string, lead: Partial<ImportedLead>]>> = {
  'Google Contacts, old': [
    `Name: Ada Roy | Given Name: Ada | Additional Name: | Family Name: Roy | Notes:
     E-mail 1 - Type: * Home | E-mail 1 - Value: ada@example.com | Phone 1 - Type: Mobile
     Phone 1 - Value: 802-555-0113`,
    { ...ADA, phone: '802-555-0113', notes: '' },
  ],
  'Google Contacts, new': [
    `First Name: Ada | Middle Name: | Last Name: Roy | Phonetic First Name: | Name Prefix: Dr.
     File As: | Organization Name: Roy Farm | Birthday: | Notes: Gate code 7 | Photo:
     Labels: * myContacts | E-mail 1 - Label: * Home | E-mail 1 - Value:
     E-mail 2 - Label: Work | E-mail 2 - Value: ada@example.com ::: roy@example.com
     Phone 1 - Label: Work Fax | Phone 1 - Value: 802-555-0111 | Phone 2 - Label: Home
     Phone 2 - Value: 802-555-0112 | Phone 3 - Label: Mobile | Phone 3 - Value: 802-555-0113
     Address 1 - Label: Home | Address 1 - Formatted: 12 Elm St\\nEssex, VT 05452
     Address 1 - Street: 12 Elm St | Address 1 - City: Essex | Address 1 - Region: VT
     Address 1 - Postal Code: 05452`,
    {
      ...ADA,
      ...HOME,
      phone: '802-555-0113',
      notes:
        'Gate code 7\nEmail: roy@example.com\nOrganization Name: Roy Farm\nHome: 802-555-0112\nWork Fax: 802-555-0111',
    },
  ],
  'Thunderbird in German': [
    `Vorname: Ada | Nachname: Roy | Anzeigename: Ada Roy | Primäre E-Mail-Adresse: ada@example.com
     Tel. dienstlich: 802-555-0110 | Tel. privat: | Fax-Nummer: 802-555-0111
     Mobil-Tel.-Nr.: 802-555-0113 | Privat-Adresse: 12 Elm St | Privat-Ort: Essex
     Privat-Bundesland: VT | Privat-PLZ: 05452`,
    { ...ADA, ...HOME, state: 'VT', phone: '802-555-0113' },
  ],
  'a program whose plain number is the first': [
    `name: Ada Roy | phone_number: 802-555-0113 | work_phone_1: 802-555-0110
     personal_email: ada@example.com`,
    { ...ADA, phone: '802-555-0113', notes: 'work_phone_1: 802-555-0110' },
  ],
  Outlook: [
    `Title: Mr. | First Name: Ada | Last Name: Roy | Suffix: | Company: Roy Farm
     Business Street: 1 Main St | Business City: Williston | Home Street: 12 Elm St
     Home Street 2: Apt 4 | Home City: Essex | Home State: NH | Home Postal Code: 3031
     Business Fax: 802-555-0111 | Business Phone: 802-555-0112 | Home Phone: 802-555-0114
     Mobile Phone: (802) 555-0113 | E-mail Address: ada@example.com | E-mail Type: SMTP
     E-mail 2 Address: roy@example.com | Notes: | Priority: Normal`,
    {
      ...ADA,
      phone: '(802) 555-0113',
      address: '12 Elm St, Apt 4',
      city: 'Essex',
      state: 'NH',
      zipCode: '03031',
      priority: 'Medium',
    },
  ],
  'Outlook in French': [
    `Prénom: Ada | Nom: Roy | Rue (bureau): | Rue (domicile): 12 Elm St | Ville (domicile): Essex
     Code postal (domicile): 05452 | Téléphone (domicile): 802-555-0112 | Adresse de messagerie: ada@example.com`,
    { ...ADA, ...HOME, phone: '802-555-0112' },
  ],
  'Outlook in German': [
    `Vorname: Ada | Nachname: Roy | Straße privat: 12 Elm St | Ort privat: Essex | Postleitzahl privat: 05452
     Telefon geschäftlich: 802-555-0111 | Fax geschäftlich: | E-Mail-Adresse: ada@example.com | Notizen: Tor`,
    { ...ADA, ...HOME, phone: '802-555-0111', notes: 'Tor' },
  ],
  Thunderbird: [
    `First Name: Ada | Last Name: Roy | Display Name: Ada R. | Nickname: | Primary Email:
     Secondary Email: ada@example.com | Work Phone: 802-555-0112 | Home Phone:
     Fax Number: 802-555-0111 | Pager Number: 802-555-0199 | Mobile Number:
     Home Address: 12 Elm St | Home Address 2: | Home City: Essex | Home State: VT
     Home ZipCode: 05452`,
    { ...ADA, ...HOME, phone: '802-555-0112' },
  ],
  'Apple Contacts, by Numbers': [
    `First: Ada | Last: Roy | iPhone: 802-555-0113 | Home Phone: 802-555-0112
     Home Email: ada@example.com | Street: 12 Elm St | City: Essex | State: VT | ZIP: 05452
     Note: Rings twice`,
    { ...ADA, phone: '802-555-0113', notes: 'Rings twice\nHome Phone: 802-555-0112' },
  ],
  Jobber: [
    `J-ID: 7 | Display Name: Ada Roy | Company Name: | Title: | First Name: Ada
     Last Name: Roy | Main Phone #s: 802-555-0112, 802-555-0114
     E-mails: ada@example.com, roy@example.com | Tags: deck | Mobile Phone #s:
     Work Phone #s: 802-555-0115 | Billing Street 1: PO Box 7 | Billing City: Williston
     Service Street 1: 12 Elm St | Service Street 2: Apt 4 | Service City: Essex
     Service State: VT | Service Zip code: 05452`,
    {
      ...ADA,
      phone: '802-555-0112, 802-555-0114',
      address: '12 Elm St, Apt 4',
      city: 'Essex',
      zipCode: '05452',
      tags: ['deck'],
    },
  ],
  'Housecall Pro': [
    `Display Name: Ada Roy | First Name: Ada | Last Name: Roy | Email: ada@example.com
     Mobile Number: 8025550113 | Home Number: | Work Number: | Additional Phones: 8025550112 | Company:
     Street: 12 Elm St | Street Line 2: Apt 4 | City: Essex | State: VT | Zip: 05452`,
    {
      ...ADA,
      phone: '8025550113',
      address: '12 Elm St, Apt 4',
      zipCode: '05452',
      notes: 'Additional Phones: 8025550112',
    },
  ],
  WooCommerce: [
    `billing_first_name: Ada | billing_last_name: Roy | billing_phone: 8025550113
     shipping_address_1: 12 Elm St | shipping_address_2: Apt 4 | shipping_city: Essex | shipping_postcode: 05452`,
    { ...ADA, ...HOME, email: '', phone: '8025550113', address: '12 Elm St, Apt 4' },
  ],
  'Zoho Books': [
    `Display Name: Ada Roy | Company Name: | First Name: Ada | Last Name: Roy | EmailID: ada@example.com
     Phone: | MobilePhone: 802-555-0113 | Billing Address: 12 Elm St | Billing Street2: Apt 4
     Billing City: Essex | Billing State: VT | Billing Code: 5452`,
    { ...ADA, ...HOME, address: '12 Elm St, Apt 4' },
  ],
  'QuickBooks Desktop': [
    `Customer: Ada Roy | Main Phone: 802-555-0113 | Main Email: ada@example.com | Bill to 1: Ada Roy
     Bill to 2: 12 Elm St | Bill to 3: Essex, VT 05452 | Bill to 4:`,
    { ...ADA, ...HOME },
  ],
  Jotform: [
    `First Name: Ada | Last Name: Roy | Phone Number - Area Code: 603
     Phone Number - Phone Number: 555-0113 | E-mail: ada@example.com`,
    { ...ADA, phone: '603 555-0113' },
  ],
  'Invoice Ninja': [
    `Contact First Name: Ada | Contact Last Name: Roy | Contact Email: ada@example.com
     Contact Phone: 802-555-0113 | Street: 12 Elm St | Apt/Suite: 4 | City: Essex | State/Province: VT`,
    { ...ADA, address: '12 Elm St, #4', city: 'Essex' },
  ],
  Square: [
    `Reference ID: | First Name: | Last Name: | Email Address: ada@example.com
     Phone Number: '+18025550113 | Nickname: | Company Name: Roy Farm
     Street Address 1: 12 Elm St | Street Address 2: | City: Essex | State: VT
     Postal Code: 05452 | Birthday: | Memo: Likes oak`,
    {
      firstName: 'Roy',
      lastName: 'Farm',
      email: 'ada@example.com',
      phone: '+18025550113',
      address: '12 Elm St',
      notes: 'Likes oak',
    },
  ],
  Facebook: [
    `id: l:123456789012345 | created_time: 2026-11-20T10:15:00-05:00 | platform: fb
     full_name: Ada Roy | email: ada@example.com | phone_number: p:+18025550113
     street_address: 12 Elm St | city: Essex | zip_code: z:05452`,
    { ...ADA, ...HOME, phone: '+18025550113', createdDate: '2026-11-20T15:15:00.000Z' },
  ],
  'Google Forms': [
    `Timestamp: 11/20/2026 10:15:00 | Email Address: ada@example.com | What is your name?: Ada Roy
     Best phone number to reach you?: 802-555-0113 | What do you need done?: Fix porch
     Your address: Essex, VT 05452`,
    { ...ADA, phone: '802-555-0113', projectDescription: 'Fix porch', ...HOME, address: '' },
  ],
  Pipedrive: [
    `Person - Name: Ada Roy | Person - Phone - Work: 802-555-0113 | Deal - Value: 500
     Person - Email - Work: ada@example.com | Person - Address: 12 Elm St\\nHanover, NH 3755
     State: New Hampshire`,
    {
      ...ADA,
      phone: '802-555-0113',
      estimatedValue: 500,
      address: '12 Elm St',
      city: 'Hanover',
      state: 'NH',
      zipCode: '03755',
    },
  ],
  QuickBooks: [
    `Customer: Ada Roy | Phone Numbers: Phone: (802) 555-0110 Mobile: (802) 555-0113
     Billing Street: 12 Elm St | Billing City: Essex | Billing State: VT | Billing ZIP: 05452`,
    {
      firstName: 'Ada',
      lastName: 'Roy',
      ...HOME,
      phone: '(802) 555-0113',
      notes: 'Phone: Phone: (802) 555-0110 Mobile: (802) 555-0113',
    },
  ],
  'QuickBooks, with a job behind its customer': [
    `Customer full name: Ada Roy:Porch | Phone numbers: Phone:(802) 555-0113 | Bill address: 12 Elm St, Essex, VT 05452`,
    {
      firstName: 'Ada',
      lastName: 'Roy',
      ...HOME,
      phone: '(802) 555-0113',
      notes: 'Customer full name: Porch',
    },
  ],
  'QuickBooks, with a house behind its customer': [
    `Customer: Ada Roy:12 Elm St | Phone: 802-555-0113`,
    { firstName: 'Ada', lastName: 'Roy', address: '12 Elm St', notes: '' },
  ],
  Wix: [
    `First Name: Ada | Last Name: Roy | Email 1: ada@example.com | Phone 1: '(802) 555-0113
     Address 1 - Street: 12 Elm St | Address 1 - City: Essex | Address 1 - State/Region: US-NH
     Address 1 - Zip: '05452`,
    { ...ADA, ...HOME, phone: '(802) 555-0113', state: 'NH' },
  ],
  Monday: [
    `Name: Ada Roy | Phone: 18025550113 - US | Email: ada@example.com - ada@example.com
     Tags: ""deck"",""vip""`,
    { ...ADA, phone: '18025550113', tags: ['deck', 'vip'] },
  ],
  Shopify: [
    `First Name: Ada | Last Name: Roy | Email: ada@example.com | Default Address Company:
     Default Address Address1: 12 Elm St | Default Address Address2: Apt 4 | Default Address City: Essex
     Default Address Zip: '05452 | Default Address Phone: '+18025550113 | Phone: | Total Spent: 450.00`,
    { ...ADA, ...HOME, address: '12 Elm St, Apt 4', phone: '+18025550113', estimatedValue: 0 },
  ],
  Xero: [
    `*ContactName: Ada Roy | EmailAddress: ada@example.com | FirstName: Ada | LastName: Roy
     POAddressLine1: 12 Elm St | POCity: Essex | PORegion: VT | POPostalCode: 05452 | PhoneNumber: 802-555-0113`,
    { ...ADA, ...HOME, phone: '802-555-0113' },
  ],
  HubSpot: [
    `Record ID - Contact: 51 | First Name: Ada | Last Name: Roy | Email: ada@example.com | Phone Number: 802-555-0113
     Contact owner: Ben Stone (ben@example.com) | Create Date (EST): 2026-11-20 09:30`,
    { ...ADA, phone: '802-555-0113', createdDate: '2026-11-20T14:30:00.000Z' },
  ],
  HomeAdvisor: [
    `Lead Date: 11/20/2026 | First Name: Ada | Last Name: Roy | Address: 12 Elm St | City: Essex | Zip: 05452
     Email: ada@example.com | Primary Phone: 802-555-0113 | Task Name: Repair porch | Lead Price: $25.00`,
    { ...ADA, ...HOME, projectDescription: 'Repair porch', estimatedValue: 0 },
  ],
  'Facebook, with the campaign': [
    `campaign_name: Spring decks | platform: fb | full_name: Ada Roy | phone_number: p:+18025550113`,
    {
      phone: '+18025550113',
      leadSource: 'Facebook',
      notes: 'Lead Source: fb\ncampaign_name: Spring decks',
    },
  ],
  Notion: [
    `Customer: Ada Roy (https://www.notion.so/Ada-Roy-1a2b?pvs=21) | Phone: 802-555-0113
     Tags: deck (../Tags%200123456789abcdef0123456789abcdef/deck%200123456789abcdef0123456789abcdef.md), vip`,
    { firstName: 'Ada', lastName: 'Roy', tags: ['deck', 'vip'] },
  ],
  'Gravity Forms': [
    `Name (Prefix): Mrs. | Name (First): Ada | Name (Last): Roy | Phone: 802-555-0113 | Email: ada@example.com
     Address (Street Address): 12 Elm St | Address (City): Essex | Address (ZIP / Postal Code): 05452
     Address (Country): United States`,
    { ...ADA, ...HOME, notes: '' },
  ],
  Asana: [
    `Task ID: 1 | Name: Ada Roy | Assignee: Ben Stone | Assignee Email: ben@example.com | Due Date: 2026-11-25
     Phone: 802-555-0113`,
    { firstName: 'Ada', email: '', nextFollowUpDate: '2026-11-25T14:00:00.000Z' },
  ],
  'QuickBooks Desktop, as a list that it imports': [
    `NAME: Ada Roy | BADDR1: Ada Roy | BADDR2: 12 Elm St | BADDR3: Essex, VT 05452 | SADDR1: | PHONE1: 802-555-0113
     PHONE2: 802-555-0114 | FAXNUM: | CONT1: | EMAIL: ada@example.com | NOTEPAD: Gate 7`,
    { ...ADA, ...HOME, phone: '802-555-0113' },
  ],
  Airtable: [
    `fields.Name: Ada Roy | fields.Phone: 802-555-0113 | fields.Email: ada@example.com | id: rec1`,
    { ...ADA, phone: '802-555-0113' },
  ],
  'a sheet of the owner’s own': [
    `Who: Ada Roy | Ph #: 802-555-0113 | Where: 12 Elm St, Essex | What: Fix porch | Est $: 450
     Paid?: x | Referred by: Ben Stone | Status: Not paid | Notes: Dog | Notes 2: Gate code 7`,
    {
      firstName: 'Ada',
      lastName: 'Roy',
      phone: '802-555-0113',
      address: '12 Elm St',
      city: 'Essex',
      projectDescription: 'Fix porch',
      estimatedValue: 450,
      stage: 'New Lead',
      notes: 'Dog\nLead Source: Ben Stone\nStage: Not paid\nNotes 2: Gate code 7',
    },
  ],
  French: [
    `Prénom: Ada | Nom: Roy | Téléphone: 802-555-0113 | Courriel: ada@example.com
     Adresse: 12 Elm St | Ville: Essex | Code postal: 05452`,
    { ...ADA, ...HOME, phone: '802-555-0113' },
  ],
  'French of another program': [
    `Nom complet: Ada Roy | Tél. mobile: 802-555-0113 | Adresse courriel: ada@example.com`,
    { ...ADA, phone: '802-555-0113' },
  ],
  'French of a list of customers': [
    `Nom du client: Ada Roy | Numéro de téléphone: 802-555-0113`,
    { firstName: 'Ada', lastName: 'Roy', phone: '802-555-0113' },
  ],
  'Spanish of another program': [
    `Nombre completo: Ada Roy | Celular: 802-555-0113`,
    { firstName: 'Ada', lastName: 'Roy', phone: '802-555-0113' },
  ],
  German: [
    `Vorname: Ada | Nachname: Roy | Telefonnummer: 802-555-0113 | E-Mail: ada@example.com
     Straße: 12 Elm St | PLZ: 05452 | Ort: Essex`,
    { ...ADA, ...HOME, phone: '802-555-0113' },
  ],
  Italian: [
    `Nome: Ada | Cognome: Roy | Telefono: 802-555-0113 | Indirizzo: 12 Elm St`,
    { firstName: 'Ada', lastName: 'Roy', phone: '802-555-0113', address: '12 Elm St' },
  ],
  Spanish: [
    `Nombre: Ada | Apellidos: Roy | Teléfono: 802-555-0113 | Correo electrónico: ada@example.com
     Dirección: 12 Elm St | Ciudad: Essex`,
    { ...ADA, phone: '802-555-0113', address: '12 Elm St', city: 'Essex' },
  ],
};

/** Other headings of each field, divided by bars, by the field and a cell of it. */
const HEADINGS: Readonly<Record<string, string>> = {
  'phone: 802-555-0113': `Telephone | Phone No. | Cell Phone Number | Mobile No | Contact Number | Phone (Home) | Phone - Mobile | Day Phone | Customer Phone | Consumer Phone | Owner Phone | Member Phone | Cust. Phone | Alt. Phone | Home | PHONE_NUMBER | phoneNumber | Phone Number(s) | 2nd Phone | Second Phone | Mob. | Landline | Phone/Text | Text # | Hm Ph | Wk Phone | W Phone | Eve Phone | Callback Number | Number to call | Best number to reach | Phone Num`,
  'email: ada@example.com': `Mail | Email Address 1 | Primary Email Address | Customer Email | Email - Home | Email ID | EMAIL_ADDRESS`,
  'lastName: Roy': `Last_Name__c | Name (Last) | Contact Last Name | Customer Last Name | Full Name - Last Name | Surname | SURNAME | last_name | Last Name(s)`,
  'address: 12 Elm St': `Full Address | Mailing Street | Property Address | Project Address | Address (Street Address) | Billing Address Line 1 | Bill Address | Service Location | Location | Addr1 | Adress | Where | Where is the job? | St. Address | Property | Prop. Address | Default Address | House Address | Residence | Worksite | Street Name and Number | Address of Project | Address & Unit | Svc Address | Install Address | Postal address | Location of Job | Default Address Address1 | Multi-line address`,
  'city: Essex': `Town | City/Town | Address (City) | Mailing City | Home Town | Job City | Bill To City | Town/State | City and State | City/Zip | Town & Zip | City, ST | Municipality | Location City`,
  'state: NH': `State/Province | State/Region | Address (State / Province) | ST | State Code | State Abbr. | Bill To State`,
  'zipCode: 05452': `Zip | Zip (5 digits) | Zip/Postal Code | Postal/Zip | Mailing Zip | Default Address Zip | Address (ZIP / Postal Code)`,
  'createdDate: 2026-01-05T05:00:00.000Z': `Intake Date | Contacted | Timestamp | Submission Date | Completion time | Create Date | Date Added | Date | Date/Time | Date Received | Date Entered | Call Date | Date of Inquiry | Requested On | First Contact Date | Lead Date | Enquiry Date | Date of Contact | Date of request | Deal - Deal created | Event Created Date & Time | Job Created Date | Created (GMT-5) | Date (MM/DD/YYYY)`,
  'notes: Rings twice': `Private Notes | Internal Notes | Comments | Remarks | Notes/Comments | Comments & Notes | General Notes | Other Comments | Misc. Notes | Special Instructions | Call Notes | Notes from call | Notes from customer | Job Notes | Project Notes`,
  'projectDescription: Leak': `Your Message | Comment or Message | Job Description | Job Desc. | Task | What | What needs to be done? | Work needed | Discription | Issue | Problem | Repair Needed | Reason for call | Looking for | Wants | Interested in | To Do | Job Info | Job Summary | Work to be done | Service Description | Description of services needed | Service Request | Message/Comments | Please describe your project | Response 1`,
  'nextFollowUpDate: 2026-12-05T14:00:00.000Z': `F/U | F/U Date | Next Action | Next Step Date | Due | Follow up by | Next Activity Date | Remind On | Date to call`,
  'leadSource: Facebook': `Lead Origin | Where did you hear about us? | How did you find us? | Who referred | Campaign | UTM Source | Came From | Marketing Source | Channel | Referrer | Sources`,
  'stage: Paid': `Phase | Lifecycle Stage | Job Status | Deal Stage | Stage/Status | Pipeline Stage | Work Order Status | Current Status | status_label | Status Reason`,
  'serviceType: General Repairs': `Services Needed | Job Category | Trade | Kind of work | Service Types`,
  'priority: Low': 'Urgency | Importance | Priority Level | Job Priority',
  'tags: vip': 'Tag | Tag List | Keywords | Customer Tags | Lead Tags',
  'isActive: no': 'Active (Y/N) | Active?',
  'estimatedValue: 450': `$ | Estimated Cost | Expected Revenue | Total | Budget | Ballpark | Expected Value | Rough Estimate | Sale Amount | Value (USD) | Proposal Amount | Project Value | Estimates | Estimated Revenue`,
};

/** What such a cell is, where it is no text. */
const READ: Readonly<Record<string, unknown>> = { no: false, vip: ['vip'], 450: 450 };

/** Returns such headings and cells as a file. */
function fileOf(cells: string): string {
  const pairs = cells.split(/ \| |\n +/).map((pair) => /^(.*?):(?: (.*))?$/.exec(pair) ?? []);
  const line = (texts: (string | undefined)[]): string =>
    texts.map((text = '') => `"${text.replaceAll('\\n', '\n')}"`).join(',');
  return `${line(pairs.map(([, heading]) => heading))}\n${line(pairs.map(([, , cell]) => cell))}`;
}

describe('the export of another program', () => {
  it.each(Object.entries(EXPORTS))('%s is read without help', (_from, [cells, lead]) => {
    expect(leads(fileOf(cells))).toMatchObject([lead]);
  });

  it.each(Object.entries(HEADINGS))('has %s below any of %s', (what, headings) => {
    const [field = '', cell = ''] = what.split(': ');
    // A phone number is required, in a column of its own unless this is one.
    const phone = field === 'phone' ? ['Nickname', 'Addie'] : ['Phone', '802-555-0114'];
    for (const heading of headings.split(' | '))
      expect(
        leads(`First Name,${phone[0]},${heading}\nAda,${phone[1]},${cell}`),
        heading,
      ).toMatchObject([{ [field]: READ[cell] ?? cell }]);
  });

  it.each(
    listOf(`
      Customer Full Name | Name (Last/First) | Primary Contact | Your Name | Homeowner
      Name (Full) | Account Name | First & Last Name | First/Last | Customers
      Name or Company | Bill To Name | Property Owner | Who called
    `),
  )('has a whole name below %s', (heading) => {
    expect(leads(`${heading},Phone\nAda Roy,802-555-0113`)).toMatchObject([
      { firstName: 'Ada', lastName: 'Roy' },
    ]);
  });

  it('takes no heading for what only begins like one', () => {
    const headings =
      'Last Contact,First Seen,Email Opt In,Phone Type,Estimate No,Project Name,IP Address,Preferred Date,Last Contact Date,Estimate Date,Total Hours,Email Status,Text OK';
    expect(
      leads(`Name,Phone,${headings}\nAda Roy,802-555-0113,1,2,3,4,5,6,7,8,9,10,11,12,13`),
    ).toMatchObject([
      {
        lastName: 'Roy',
        email: '',
        address: '',
        estimatedValue: 0,
        projectDescription: '',
        notes: '',
      },
    ]);
  });

  it.each(
    Object.entries<string>({
      'Fax,Home Phone,Mobile\n1,2,3': '802-555-0103',
      'Fax,Home Phone,Mobile\n1,2,': '802-555-0102',
      'Fax,Home Phone,Mobile\n1,,': '802-555-0101',
      'Phone,Mobile\n1,2': '802-555-0102',
      'Phone,Mobile\n1,n/a': '802-555-0101',
      'Phone,Mobile\n1,': '802-555-0101',
      'Phone,Mobile\n1,(802) 555-ROOF': '(802) 555-ROOF',
      'Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value\nHome,1,* Mobile,2': `802-555-0102`,
      'Phone 1 label,Phone 1,Phone 2 label,Phone 2\nHome,1,Mobile,2': '802-555-0102',
      'Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value\nHome Fax,1,Main,2': `802-555-0102`,
    }),
  )('of several numbers gives the best: %j', (phones, phone) => {
    const [heads = '', cells = ''] = phones.split('\n');
    const numbers = cells.replaceAll(/(?<=^|,)\d/g, '802-555-010$&');
    expect(leads(`First Name,${heads}\nAda,${numbers}`)).toMatchObject([{ phone }]);
  });

  it('tells which other columns go to the notes', () => {
    const [row] = rowsOf('Name,Company,Phone,Fax\nAda,Roy Farm,802-555-0113,802-555-0114');
    expect(row).toMatchObject({ noted: ['Company', 'Fax'] });
  });

  it('has two numbers in a cell: the first is called, and both identify', () => {
    const rows = rowsOf(
      'Name,Phone\nAda Roy,802-555-0113 / 802-555-0114\nBen Stone,802-555-0115 ::: 802-555-0116\n' +
        'A. Roy,(802) 555-0114\nB. Stone,802.555.0116',
    );
    expect(rows.map((row) => 'lead' in row && callHref(row.lead.phone))).toEqual([
      'tel:+18025550113',
      'tel:+18025550115',
      'tel:+18025550114',
      'tel:+18025550116',
    ]);
    expect(rows.map((row) => 'lead' in row && row.duplicateOf?.firstName)).toEqual([
      undefined,
      undefined,
      'Ada',
      'Ben',
    ]);
  });

  it('has an address that stands twice in a cell once', () => {
    const text = 'Name,Phone,Email\nAda Roy,802-555-0113,"ada@example,com; ada@example.com"';
    expect(leads(text)).toMatchObject([{ email: 'ada@example.com', notes: '' }]);
  });

  it('gives the number that the owner chose, and another where it is empty', () => {
    const parsed = tableOf(
      'First Name,Mobile,Work Phone\nAda,802-555-0101,802-555-0102\nBen,802-555-0103,',
    );
    expect(readCsvRows(parsed, { firstName: 0, phone: 2 }, [])).toMatchObject([
      { lead: { phone: '802-555-0102' } },
      { lead: { phone: '802-555-0103' } },
    ]);
  });

  it('takes nothing for a field that the owner says is not in the file', () => {
    const parsed = tableOf('First Name,Phone,Email\nAda,802-555-0101,ada@example.com');
    expect(readCsvRows(parsed, { firstName: 0, phone: 1 }, [])).toMatchObject([
      { lead: { email: '' } },
    ]);
  });

  it.each<[name: string, first: string, last: string]>([
    ['"Roy, Ada"', 'Ada', 'Roy'],
    ['"Roy , Ada Maria"', 'Ada Maria', 'Roy'],
    // Saved by a program that took the file for another encoding.
    ['RenÃ© Dâ€™Arcy', 'René', 'D’Arcy'],
    ['"Roy Farm, LLC"', 'Roy', 'Farm, LLC'],
    ['"Elm Dental, PC"', 'Elm', 'Dental, PC'],
    ['"Stone & Roy, PLLC"', 'Stone & Roy,', 'PLLC'],
  ])('has the name %s in its parts', (name, firstName, lastName) => {
    expect(leads(`Name,Phone\n${name},802-555-0113`)).toMatchObject([{ firstName, lastName }]);
  });
});

describe('what a spreadsheet did to a file', () => {
  it.each<[zip: string, read: string]>([
    ['5452', '05452'],
    ['VT 05452', '05452'],
    ['05452', '05452'],
    ['5452.0', '05452'],
    ['501', '00501'],
    ['5452-1234', '05452-1234'],
    ['54521234', '05452-1234'],
    ['054521234', '05452-1234'],
    ['05452 1234', '05452-1234'],
    ['"=""05452"""', '05452'],
    ["'05452", '05452'],
    ['H2X 1Y4', 'H2X 1Y4'],
    ['12', '12'],
    ['"5,452"', '05452'],
    ['05452-', '05452'],
    ['US-05452', '05452'],
  ])('is mended: a ZIP code of %s', (zip, zipCode) => {
    expect(leads(`First Name,Phone,Zip\nAda,802-555-0113,${zip}`)).toMatchObject([{ zipCode }]);
  });

  it.each<[phone: string, read: string]>([
    ['8025550113.0', '8025550113'],
    ['8025550113.00', '8025550113'],
    ['8.025550113E+09', '8025550113'],
    ['8.025550113e9', '8025550113'],
    ['"8,025550113E+09"', '8025550113'],
    ['"=""8025550113"""', '8025550113'],
    ['"8,025,550,113"', '8025550113'],
    ['8O2-555-0l13 (cell)', '802-555-0113 (cell)'],
    ['"=""802-555-0113"""', '802-555-0113'],
    ['"802-555-0113\n802-555-0114"', '802-555-0113, 802-555-0114'],
  ])('is mended: a number of %s', (phone, mended) => {
    expect(leads(`First Name,Phone\nAda,${phone}`)).toMatchObject([{ phone: mended }]);
  });

  it.each(['8.02555E+09', '8.03E+09', '1E+10', '"8,02555E+09"'])(
    'is refused where it cannot be: a number of %s',
    (phone) => {
      const shown = phone.replaceAll('"', '');
      expect(leads(`First Name,Phone\nAda,${phone}\nBen,802-555-0114`)).toMatchObject([
        [`Phone has lost digits in a spreadsheet: ${shown}`],
        { firstName: 'Ben' },
      ]);
    },
  );

  it.each(
    Object.entries<string>({
      'a title': 'Our Customers\n\nName,Phone\nAda Roy,802-555-0113',
      'a report’s head, and a column without a heading': `Customer Contact List,,\nMaple Ridge,,\n"January 5, 2026",,\n,Customer,Phone Numbers\n,Ada Roy,802-555-0113`,
      'a title above semicolons, with commas in its headings': `Customers of 2026\n\nLast, First;Phone;Street;City, State, Zip;Notes\nRoy, Ada;802-555-0113;12 Elm St, Apt 4;Essex, VT 05452;a, b, c`,
      'its headings again': 'Name,Phone\nAda Roy,802-555-0113\nNAME ,Phone\nBen Stone,802-555-0114',
      'headings of groups above': `Customer,,Job,,\nName,Phone,Type,Amount,Date\nAda Roy,802-555-0113,,,`,
      'a comma in each of its names': 'Last, First\tPhone\nRoy, Ada\t802-555-0113',
      'a quoted separator': '"sep=;"\nName;Phone\nAda Roy;802-555-0113',
      'ends of lines of two kinds': 'Name,Phone\r\nAda Roy,802-555-0113\nBen Stone,802-555-0114\r',
      'two marks of its encoding': '\uFEFF\uFEFFName,Phone\nAda Roy,802-555-0113',
      'spaces before quotation marks': `Name, Phone, Address\n"Ada Roy", 802-555-0113, "12 Elm St, Essex"`,
      'spaces behind quotation marks, too': `"Name" , "Phone" , "Notes"\n"Ada Roy" , "802-555-0113" , "a, b" `,
      'marks before quotation marks': `Name,Phone,Notes\n"Ada Roy",802-555-0113,"says \\"hi\\", twice"\n"Ben",802-555-0114,ok`,
      'quotation marks around each row': '"Name,Phone"\n"Ada Roy,802-555-0113"',
      'no headings': 'Ada Roy,802-555-0113,ada@example.com\nBen Stone,802-555-0114,',
      'no headings, and names in two columns': `Ada,Roy,12 Elm St Essex,802-555-0113\nBen,Stone,,8025550114`,
      'no headings, and the numbers first': '802-555-0113;Ada Roy\n802-555-0114;Ben Stone',
      'single quotation marks': `'Name','Phone','Notes'\n'Ada Roy','802-555-0113',''\n'Ben','802-555-0114','a, b'`,
      'quotation marks as people type them': `“Name”,“Phone”,“Notes”\n“Ada Roy”,“802-555-0113”,“a, b”`,
      'a sign for what was damaged before': 'Name,Phone,Notes\nAda Roy,802-555-0113,Ren\uFFFD',
      'lines as in Markdown': '| Name | Phone |\n|:-----|------:|\n| Ada Roy | 802-555-0113 |',
      'the ends of lines of a workbook': 'Name_x000D_,Phone\nAda Roy,802-555-0113_x000D_',
      'the end that old programs write': 'Name,Phone\nAda Roy,802-555-0113\n\u001a',
      'signs by which a spreadsheet was to keep zeros': `Name,Phone\n\u001fAda Roy,\u001f802-555-0113`,
      'words for no value': 'Name,Phone,Email,Value,Created\nAda Roy,802-555-0113,n/a,TBD,#N/A',
    }),
  )('is read in spite of %s', (_what, text) => {
    expect(leads(text)).not.toContainEqual(expect.any(Array));
    expect(leads(text)[0]).toMatchObject({
      firstName: 'Ada',
      lastName: 'Roy',
      phone: '802-555-0113',
    });
  });

  it.each([
    ['City State Zip', 'Essex, NH 03031', 'Essex', 'NH', '03031'],
    ['"City, State, ZIP Code"', 'Essex NH 03031-1234', 'Essex', 'NH', '03031-1234'],
    ['City/State', 'Hanover NH', 'Hanover', 'NH', ''],
    ['City', 'Hanover, New Hampshire', 'Hanover', 'NH', ''],
    ['City', 'Hanover, New Hampshire 03755', 'Hanover', 'NH', '03755'],
    ['City', 'New York', 'New York', 'VT', ''],
    ['City', 'Port Washington', 'Port Washington', 'VT', ''],
    ['City', 'St. Albans', 'St. Albans', 'VT', ''],
    ['City', 'SANTA FE', 'SANTA FE', 'VT', ''],
  ])('has a town with its state below %s: %s', (heading, cell, city, state, zipCode) => {
    const text = `Name,Phone,Street,${heading}\nAda Roy,802-555-0113,12 Elm St,"${cell}"`;
    expect(leads(text)).toMatchObject([{ address: '12 Elm St', city, state, zipCode }]);
  });

  it.each([
    ['x', true],
    ['✓', true],
    ['☑', true],
    ['T', true],
    ['-1', true],
    ['checked', true],
    ['On', true],
    ['F', false],
    ['[x]', true],
    ['[ ]', false],
    ['☐', false],
    ['off', false],
  ])('has a mark for yes or no: %s', (mark, isActive) => {
    expect(leads(`Name,Phone,Active\nAda,802-555-0113,${mark}`)).toMatchObject([{ isActive }]);
  });

  it.each([
    '["deck","vip"]',
    '{deck,vip}',
    '[deck, vip]',
    'deck |##| vip',
    'deck\nvip',
    'deck; vip',
  ])('has its tags in a list: %j', (cell) => {
    const text = Papa.unparse([
      ['Name', 'Phone', 'Tags'],
      ['Ada', '802-555-0113', cell],
    ]);
    expect(leads(text)).toMatchObject([{ tags: ['deck', 'vip'] }]);
  });

  it.each<[columns: string, notes: string]>([
    ['Name,Company,Phone|Ada Roy,Roy Farm LLC,802-555-0113', 'Company: Roy Farm LLC'],
    ['Name,Organisation,Phone|Ada Roy,Roy Farm,802-555-0113', 'Organisation: Roy Farm'],
    ['Company,Phone|Oak Inn,802-555-0113', ''],
    ['Name,Full Name,Phone|Ada Roy,Ada M. Roy,802-555-0113', ''],
    ['Name,Home Phone,Mobile Phone|Ada Roy,802-555-0114,802-555-0113', 'Home Phone: 802-555-0114'],
    ['Name,Phone,Phone 2|Ada Roy,802-555-0113,(802) 555-0113', ''],
    ['Name,Phone,Work Phone|Ada Roy,802-555-0113,none', ''],
    [
      'Name,Phone,Email,E-mail 2 Address|Ada,802-555-0113,ada@example.com,roy@example.com',
      'E-mail 2 Address: roy@example.com',
    ],
    ['Name,Phone,Notes,Comments|Ada,802-555-0113,Rings,Dog', 'Rings\nComments: Dog'],
    ['Name,Phone,Work|Ada,802-555-0113,fix porch', 'Work: fix porch'],
    ['Name,Phone,Alt phone|Ada,802-555-0113,after 5', 'Alt phone: after 5'],
    ['Name,Phone,Job,Details|Ada,802-555-0113,Deck,"sand, stain"', 'Job: Deck'],
    ['Name,Phone,Est,Quoted|Ada,802-555-0113,45,450', 'Est: 45'],
    ['Name,Phone,Est,Quoted|Ada,802-555-0113,450,450', ''],
    // Without headings.
    ['11/3/2026,Ada,802-555-0113,porch|11/4/2026,Ben,802-555-0114,door', '11/3/2026\nNotes: porch'],
    ['Ada,Gutters,802-555-0113|Ben,Door,802-555-0114', 'Gutters'],
  ])('notes what other columns say of the same: %s', (columns, notes) => {
    expect(leads(columns.replace('|', '\n'))[0]).toMatchObject({ phone: '802-555-0113', notes });
  });

  it.each([
    '\\N',
    ...listOf(`
      NULL | nan | undefined | (blank) | <NA> | n/a | #N/A | #REF! | 0000-00-00
      0000-00-00 00:00:00 | 1/0/1900 | 1/1/1900 | 12/30/1899 | 1900-01-01 00:00:00.000
      0001-01-01T00:00:00 | 1/1/0001 12:00:00 AM | 1970-01-01 | 01/01/1970 00:00 | ?
      No email | none given
    `),
  ])('has no value where it says %s', (nothing) => {
    const headings = 'Name,Phone,Address,City,Zip,Email,Value,Stage,Created,Follow-up';
    expect(leads(`${headings}\nAda Roy,802-555-0113${`,${nothing}`.repeat(8)}`)).toMatchObject([
      { address: '', city: '', zipCode: '', email: '', stage: 'New Lead', notes: '' },
    ]);
  });

  it.each([
    ['<p>Rings<br />twice</p>', 'Rings\ntwice'],
    ['<div class=x>Gate &amp; <b>dog</b></div><div>a < b</div>', 'Gate & dog\na < b'],
    ['Don’t <knock>, a <b', 'Don’t <knock>, a <b'],
  ])('has notes without the markup of another program: %s', (cell, notes) => {
    expect(leads(`Name,Phone,Notes\nAda,802-555-0113,"${cell}"`)).toMatchObject([{ notes }]);
  });

  it('has the first of several addresses in a cell, and notes the others', () => {
    const text =
      'Name,Phone,Address,City\nAda,802-555-0113,12 Elm St ::: 5 Oak Rd,Essex ::: Stowe\nBen,802-555-0114,"5 Oak Rd, Stowe VT ::: 7 Elm St",';
    expect(leads(text)).toMatchObject([
      { address: '12 Elm St', city: 'Essex', notes: 'Address: 5 Oak Rd\nCity: Stowe' },
      { address: '5 Oak Rd', city: 'Stowe', notes: 'Address: 7 Elm St' },
    ]);
  });

  it('has an address in a column that is named by its town, or its town in that of the address', () => {
    const text = 'Name,Phone,Address/Town\nAda,802-555-0113,"12 Elm St, Essex"';
    expect(leads(text)).toMatchObject([{ address: '12 Elm St', city: 'Essex' }]);
    expect(
      leads(
        'Name,Phone,Where\nAda,802-555-0113,Essex\nEve,802-555-0115,S. Burlington\nBen,802-555-0114,the barn',
      ),
    ).toMatchObject([
      { address: '', city: 'Essex' },
      { address: '', city: 'South Burlington' },
      { address: 'the barn', city: '' },
    ]);
  });

  it('names what is not read, a column without a heading by its place', () => {
    const table = tableOf(
      'Name,Phone,,Paid?,,Unit,Street,Dog\nAda,802-555-0113,beware of dog,x,,2,12 Elm St,yes',
    );
    const unread = unreadColumns(table, guessMapping(table));
    expect(unread.map(({ heading }) => heading)).toEqual(['Column 3', 'Paid?', 'Dog']);
  });

  it('keeps in the notes what is not read, if asked to', () => {
    const table = tableOf(
      'Name,Phone,Notes,,Paid?\nAda,802-555-0113,red door,beware of dog,n/a\nBen,802-555-0114,,,x',
    );
    const mapping = guessMapping(table);
    const rows = readCsvRows(table, mapping, [], unreadColumns(table, mapping));
    expect(rows).toMatchObject([
      { lead: { notes: 'red door\nColumn 4: beware of dog' }, noted: ['Column 4'] },
      { lead: { notes: 'Paid?: x' }, noted: ['Paid?'] },
    ]);
  });

  it('has a moment in seconds that a spreadsheet took for a number', () => {
    expect(leads('Name,Phone,Created\nAda,802-555-0113,1795000000.0')).toMatchObject([
      { createdDate: '2026-11-18T11:06:40.000Z' },
    ]);
  });

  it('has a person beside a firm, and a second address', () => {
    const text =
      'Customer Name,Contact,Phone,Address,Ship Address\nRoy Farm,Ada Bell,802-555-0113,"12 Elm St, Essex, VT",4 Oak St';
    expect(leads(text)).toMatchObject([
      { address: '12 Elm St', notes: 'Contact: Ada Bell\nShip Address: 4 Oak St' },
    ]);
  });

  it('has the address in German', () => {
    const text = 'Vorname;Tel;Strasse&Nr;PLZ;Ort\nAda;802-555-0113;12 Elm St;05452;Essex';
    expect(leads(text)).toMatchObject([HOME]);
  });

  it('has an area code in a column before its number', () => {
    const text = 'Name,Area Code,Phone\nAda,603,555-0113\nBen,,802-555-0114';
    expect(leads(text)).toMatchObject([{ phone: '603 555-0113' }, { phone: '802-555-0114' }]);
  });

  it.each(['Street Number,Street Name', 'House No.,Street', 'Street #,Street'])(
    'has the number of a house in a column before its street: %s',
    (headings) => {
      expect(leads(`Name,Phone,${headings}\nAda,802-555-0113,12,Elm St`)).toMatchObject([
        { address: '12 Elm St' },
      ]);
    },
  );

  it.each<[text: string, read: Partial<ImportedLead>]>([
    ['Contact,Notes\nAda Roy 802-555-0113,porch', { notes: 'porch' }],
    ['Customer,Town\n"Roy, Ada - 802-555-0113",Essex', { city: 'Essex' }],
    ['Client,Town\n"Ada Roy, cell 802-555-0113",Essex', { city: 'Essex' }],
    ['Name,Phone\nAda Roy 802-555-0114,802-555-0113', { notes: 'Name: 802-555-0114' }],
    ['Ada Roy 802-555-0113\nBen Stone 802-555-0114', {}],
    [
      'Name (first, last);Phone (mobile, home);Notes;House (street, town, zip)\nAda Roy;802-555-0113;a, b;12 Elm St, Essex',
      { notes: 'a, b' },
    ],
    ['Name,Rufnummer Mobil\nAda Roy,802-555-0113', {}],
    ['Name,Phones\nAda Roy,"Cell: 802-555-0113, Fax: 802-555-0110"', {}],
    ['Name & Address,Phone\n"Ada Roy, 12 Elm St, Essex, VT 05452",802-555-0113', HOME],
    ['Bill To,Phone\n"Ada Roy\n12 Elm St\nEssex, VT 05452",802-555-0113', HOME],
    ['Customer Info,Job\n"Ada Roy\n12 Elm St\nEssex, VT 05452\n802-555-0113",Deck', HOME],
    ['Customer,Phone\nAda Roy - PO Box 12 Essex VT 05452,802-555-0113', { address: 'PO Box 12' }],
    [
      'Customer,Phone,Address\n"Ada Roy, 9 Oak Rd",802-555-0113,"12 Elm St, Essex"',
      { city: 'Essex', notes: 'Customer: 9 Oak Rd' },
    ],
    [
      'Customer,Phone,Bill To\nAda Roy,802-555-0113,"12 Elm St\nEssex, VT 05452"',
      { ...HOME, notes: '' },
    ],
    ['Full Name - First Name,Full Name - Last Name,Phone\nAda,Roy,802-555-0113', {}],
    ['contacts.Name,contacts.Phone\nAda Roy,802-555-0113', {}],
    [
      'Company,Name & Address,Phone 1,Phone 2\nN/A,"Ada Roy\n12 Elm St\nEssex, VT 05452",802-555-0113,NULL',
      HOME,
    ],
    [
      'Person - Name (required),Person - Phone,Person - Postal address (required)\nAda Roy,802-555-0113,"12 Elm St, Essex, VT 05452"',
      HOME,
    ],
    ['\u2068Name\u2069,Phone\nAda\u00A0Roy,\u202A802-555-0113\u202C', {}],
    ['Name,Last Name,Phone\nAda Roy,Roy,802-555-0113', {}],
    ['Name,Company,Phone\nAda Roy,Roy,802-555-0113', { notes: 'Company: Roy' }],
    ['Name,Phone,Postal address\nAda Roy,802-555-0113,"12 Elm St, Essex, VT 05452"', HOME],
    ['Name,Phone,Address\nAda Roy,802-555-0113,12 Elm St<br>Essex VT 05452', HOME],
    [
      'Name,Phone,Address\nAda Roy,802-555-0113,14 Rue de la Montagne  Essex  VT  05452',
      { ...HOME, address: '14 Rue de la Montagne' },
    ],
    [
      'Name,Phone,Address\nAda Roy,802-555-0113,"12 1/2 Elm St, Rear, N. Hero"',
      { address: '12 1/2 Elm St, Rear', city: 'North Hero' },
    ],
    [
      'Name,Phone,Address\nAda Roy,802-555-0113,"12 Elm St, Rear"',
      { address: '12 Elm St, Rear', city: '' },
    ],
    [
      'Name,Phone,Address\nAda Roy,802-555-0113,"14 Rue de la Montagne, Rear, Keeseville 12944"',
      { address: '14 Rue de la Montagne, Rear', city: 'Keeseville', zipCode: '12944' },
    ],
    ['Name,Phone,Address\nAda Roy,802-555-0113,12 Elm St\\nEssex VT 05452', HOME],
    // Only the first column of an address has a heading, as of merged cells.
    [
      'Name,Phone,Address,,,,,Notes\nAda Roy,802-555-0113,12 Elm St,Hanover,NH,03755,beware of dog,hi',
      { address: '12 Elm St', city: 'Hanover', state: 'NH', zipCode: '03755', notes: 'hi' },
    ],
    ['Name,Unit,Street,Phone\nAda Roy,2,12 Elm St,802-555-0113', { address: '12 Elm St, #2' }],
    [
      'Name,Bill Street,Bill Apt,Job Street,Phone\nAda Roy,1 Oak Rd,7,12 Elm St,802-555-0113',
      { address: '12 Elm St' },
    ],
    ['Ada,Roy,12 Elm St,Essex,VT,05452,802-555-0113', HOME],
    ['Ada Roy,802-555-0113,OK', { state: 'VT', notes: 'OK' }],
    ['Name,Phone\nAda Roy (12 Elm St),802-555-0113', { address: '12 Elm St' }],
    ['Name,Phone,Address,Zip\nAda Roy,802-555-0113,"12 Elm St, Essex",05452', HOME],
    ['Name,Phone,Street,Town & Zip\nAda Roy,802-555-0113,12 Elm St,Essex 05452', HOME],
    ['Name,Phone,Address,City\nAda Roy,802-555-0113,"12 Elm St, Essex, VT 05452",Essex', HOME],
    [
      'Name,Phone,Address,City\nAda Roy,802-555-0113,12 Essex St,Essex',
      { address: '12 Essex St', city: 'Essex' },
    ],
    ['version: 1\n\ndn: cn=Ada Roy\ncn: Ada Roy\nsn: Roy\nmobile: 802-555-0113', {}],
  ])('has the parts of a cell told apart: %j', (text, read) => {
    expect(leads(text)[0]).toMatchObject({
      firstName: 'Ada',
      lastName: 'Roy',
      phone: '802-555-0113',
      ...read,
    });
  });

  it('is read where it is an address book in LDIF', () => {
    const book =
      'dn:: Y249UmVuw6k=\r\nobjectclass: top\r\ngivenName:: UmVuw6k=\r\nsn: Roy\r\nmail: rene@example.com\r\nmobile: 802-55\r\n 5-0113\r\n' +
      'mozillaHomeStreet: 12 Elm St\r\nmozillaHomeLocalityName: Essex\r\nmozillaHomePostalCode: 05452\r\n\r\ndn: cn=Ben\r\ncn: Ben Stone\r\nhomePhone: 802-555-0114\r\nfacsimileTelephoneNumber: 802-555-0110\r\n';
    expect(leads(book)).toMatchObject([
      {
        ...HOME,
        firstName: 'René',
        lastName: 'Roy',
        phone: '802-555-0113',
        email: 'rene@example.com',
      },
      { firstName: 'Ben', lastName: 'Stone', phone: '802-555-0114', notes: 'Fax: 802-555-0110' },
    ]);
  });

  it.each(['Address 2', 'Street 2', 'Address Line 2'])(
    'has the second line of an address behind its first, whatever that is called: %s',
    (heading) => {
      const text = `Name,Phone,Job Address,${heading}\nAda,802-555-0113,12 Elm St,Apt 4\nBen,802-555-0114,9 Oak Rd,`;
      expect(leads(text)).toMatchObject([{ address: '12 Elm St, Apt 4' }, { address: '9 Oak Rd' }]);
    },
  );

  it.each([
    ['n. h.', 'NH'],
    ['NH - New Hampshire', 'NH'],
    ['New Hampshire (NH)', 'NH'],
    ['new hampshire', 'NH'],
    ['xx', 'xx'],
  ])('has its state however it is written: %s', (cell, state) => {
    expect(leads(`Name,Phone,State\nAda,802-555-0113,${cell}`)).toMatchObject([{ state }]);
  });

  it.each(
    listOf(`
      450? | $1250* | 2@450 | $450 & up | T&M | 450/900 | #450 | $45/h | C$450 | 450+150
      approx 500 | ~500 | 5000+ | 2-3k | $1,200 - 1,500
    `),
  )('notes what is nearly a sum: %s', (cell) => {
    expect(leads(`Name,Phone,Value\nAda,802-555-0113,"${cell}"`)).toMatchObject([
      { estimatedValue: 0, notes: `Estimated Value: ${cell}` },
    ]);
  });

  it('notes what a spreadsheet left of a moment', () => {
    expect(leads('Name,Phone,Created\nAda,802-555-0113,30:15.0')).toMatchObject([
      { notes: 'Created: 30:15.0' },
    ]);
  });

  it('is refused by row without a number', () => {
    expect(leads('Name,Phone\nAda Roy,n/a')).toEqual([['Phone is missing']]);
    expect(leads('Name,Phone\nAda Roy,ask Ben')).toEqual([
      ['Phone is not a phone number: ask Ben'],
    ]);
  });

  it('has an address over several lines on one', () => {
    const text = 'Name,Phone,Address\nAda Roy,802-555-0113,"12 Elm St\r\nApt 4"';
    expect(leads(text)).toMatchObject([{ address: '12 Elm St, Apt 4' }]);
  });

  it('keeps what a formula says only to stay a text', () => {
    expect(
      leads('First Name,Phone,Notes\n"=""Ada""",802-555-0113,"=""say """"hi"""""""'),
    ).toMatchObject([{ firstName: 'Ada', notes: 'say "hi"' }]);
  });

  it('is read where another program has escaped signs as in markup', () => {
    const text =
      'First Name,Last Name,Phone,Notes\nAda &AMP; Ben,O&#039;Neil,802&nbsp;555&nbsp;0113,Don&rsquo;t &lt;knock&gt; &#x27;til 9 &why;';
    expect(leads(text)).toMatchObject([
      {
        firstName: 'Ada & Ben',
        lastName: "O'Neil",
        phone: '802 555 0113',
        notes: "Don’t <knock> 'til 9 &why;",
      },
    ]);
  });

  it('refuses a row of more cells than headings, and keeps its cells in the file of such rows', () => {
    const text =
      'First Name,Phone,Address,City\nAda,802-555-0113,12 Elm St, Apt 4,Essex\nBen,802-555-0114,9 Oak Rd,Milton,,\n';
    expect(leads(text)).toMatchObject([
      ['It has more cells than there are headings'],
      { firstName: 'Ben', city: 'Milton' },
    ]);
    const wrong = rowsOf(text).flatMap((row) => ('problems' in row ? [row] : []));
    const leftOut = leftOutRowsCsv(tableOf(text), wrong);
    expect(leftOut).toBe(
      'First Name,Phone,Address,City,Problem\r\nAda,802-555-0113,12 Elm St," Apt 4",Essex,It has more cells than there are headings',
    );
    expect(rowsOf(leftOut)).toMatchObject([
      { problems: ['It has more cells than there are headings'] },
    ]);
    const mended = leftOut.replace('12 Elm St," Apt 4"', '"12 Elm St, Apt 4"');
    expect(leads(mended)).toMatchObject([{ address: '12 Elm St, Apt 4', city: 'Essex' }]);
  });

  it.each<[what: string, rows: string, read: (string | string[])[]]>([
    [
      'a cell that begins with inches',
      'Ada,802-555-0113,"5" deck boards\nBen,802-555-0114,ok',
      [['Its quotation marks are broken'], 'ok'],
    ],
    [
      'one that never ends',
      'Ada,802-555-0113,ok\nBen,802-555-0114,"open\nCy,802-555-0115,ok',
      ['ok', ['Its quotation marks are broken'], 'ok'],
    ],
    [
      'several',
      'Ada,802-555-0113,"5" a\nBen,802-555-0114,"6" b\r\nCy,802-555-0115,"two\nlines"',
      [['Its quotation marks are broken'], ['Its quotation marks are broken'], 'two\nlines'],
    ],
    [
      'the last',
      'Ada,802-555-0113,"two\nlines"\nBen,802-555-0114,"5" a',
      ['two\nlines', ['Its quotation marks are broken']],
    ],
  ])('refuses a row with broken quotes alone: %s', (_what, rows, notes) => {
    expect(
      leads(`First Name,Phone,Notes\n${rows}`).map((one) => ('notes' in one ? one.notes : one)),
    ).toEqual(notes);
  });

  it('has the rows with broken quotes mended in the file of such rows', () => {
    const text = 'First Name,Phone,Notes\nAda,802-555-0113,"5" deck boards\nBen,802-555-0114,ok';
    const wrong = rowsOf(text).flatMap((row) => ('problems' in row ? [row] : []));
    expect(leads(leftOutRowsCsv(tableOf(text), wrong))).toMatchObject([
      { notes: '"5" deck boards' },
    ]);
  });

  it('with broken quotes in its headings or nearly everywhere, or of a web page, is refused', () => {
    expect(parseCsv('First Name,"Pho"ne\nAda,1')).toEqual({
      problem: 'Row 1: Its quotation marks are broken.',
    });
    expect(parseCsv('<html><table><tr><td>Name</td></tr></table></html>')).toMatchObject({
      problem: expect.stringMatching(/^This is a web page/) as string,
    });
    const many = parseCsv(`First Name,Notes\n${'Ada,"5" boards\n'.repeat(9_000)}`);
    expect('problem' in many && many.problem).toContain('quotation marks');
  });

  it.each<[dates: string, read: string]>([
    ['05/01/2026, 25/01/2026', '1/5, 1/25'],
    ['05-01-2026, 25-01-2026', '1/5, 1/25'],
    ['5/1/26, 25/1/26', '1/5, 1/25'],
    ['01/13/2026, 13/01/2026', '1/13, Created is not a date: 13/01/2026'],
    ['2026-01-05, 25/01/2026', '1/5, 1/25'],
  ])('has its dates in the order that the column settles: %s', (dates, created) => {
    const rows = dates.replaceAll(/(?:^|, )/g, '\nAda,802-555-0113,');
    const days = leads(`First Name,Phone,Created${rows}`).map((one) => {
      if (Array.isArray(one)) return one.join();
      const at = new Date(one.createdDate ?? Number.NaN);
      expect([at.getFullYear(), at.getHours()]).toEqual([2026, 0]);
      return `${at.getMonth() + 1}/${at.getDate()}`;
    });
    expect(days.join(', ')).toBe(created);
  });

  it.each<[separator: string, sums: string[], read: (number | string[])[]]>([
    [';', ['1,250', '$2,000.00', '0.125'], [1_250, 2_000, ['Estimated Value is no amount: 0.125']]],
    [';', ['1.250,50', '900', '1.250'], [1_250.5, 900, 1_250]],
    [',', ['"1.250,50"', '"1.250"', '"12,5"'], [1_250.5, 1_250, 12.5]],
    [',', ['"$1,250"', '12.5'], [1_250, 12.5]],
    [
      ';',
      ['1,250', '2,500'],
      [['Estimated Value is no amount: 1,250'], ['Estimated Value is no amount: 2,500']],
    ],
    [';', ['1,250,000', '2,500'], [1_250_000, 2_500]],
    [
      ',',
      ['1e3', '0x10'],
      [['Estimated Value is no amount: 1e3'], ['Estimated Value is no amount: 0x10']],
    ],
  ])(
    'separated by %j has its sums in the notation that the column settles: %j',
    (separator, sums, dollars) => {
      const rows = sums.map((sum) => ['Ada', '802-555-0113', sum].join(separator)).join('\n');
      expect(
        leads(`${['Name', 'Phone', 'Value'].join(separator)}\n${rows}`).map((one) =>
          'estimatedValue' in one ? one.estimatedValue : one,
        ),
      ).toEqual(dollars);
    },
  );

  it('separated by semicolons has commas in its addresses', () => {
    expect(
      leads(
        'Name;Phone;Address;Value\nAda Roy;802-555-0113;12 Elm St, Apt 4, Essex, VT;1.250,50\nBen Stone;802-555-0114;9 Oak Rd, Apt 1, Milton, VT;900',
      ),
    ).toMatchObject([
      { lastName: 'Roy', address: '12 Elm St, Apt 4', city: 'Essex', estimatedValue: 1_250.5 },
      { lastName: 'Stone', address: '9 Oak Rd, Apt 1', city: 'Milton', estimatedValue: 900 },
    ]);
  });
});

describe('what stands beside an address in its cell goes to the notes', () => {
  it.each([
    ['12 Elm St, Essex, VT 05452. Gate code 1234', true],
    ['Maple Court, 12 Elm St, Essex VT 05452', true],
    ['12 Elm St, Essex, Chittenden County, VT 05452, USA', false],
    ['12 Elm St,Essex,VT,05452', false],
    ['12 Elm St (Essex)', false],
  ])('%s', (address, isNoted) => {
    const [row] = rowsOf(`Name,Phone,Address\nAda Roy,802-555-0199,"${address}"\n`);
    expect(row).toMatchObject({
      lead: { address: '12 Elm St', city: 'Essex', notes: isNoted ? `Address: ${address}` : '' },
    });
  });
});

describe('the law of export and import', () => {
  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    // No form keeps the others.
    .filter((text) => withoutMojibake(withPlainSpaces(text)).trim() === text);
  const moment = fc
    .integer({ min: 0, max: 1e12 })
    .map((milliseconds) => new Date(1.7e12 + milliseconds).toISOString());
  const lead = fc.record({
    firstName: word,
    lastName: fc.oneof(fc.constant(''), word),
    notes: fc.oneof(
      word,
      fc.constantFrom(
        '"5" boards',
        '="05452"',
        "'=1",
        "''=1",
        "'-5 degrees",
        "it's fine",
        "'quoted'",
        'a\nb',
        'Roy, Ada',
        ';',
        '&lt;',
        '&#39;',
        '&amp;amp;',
      ),
    ),
    address: word.filter((text) => !saysNothing(text)),
    zipCode: fc.constantFrom('', '05452', '05452-1234', 'H2X 1Y4'),
    phone: fc.constantFrom('802-555-0113', '+1 802 555 0113', '802-555-0113 / 802-555-0114'),
    estimatedValue: fc.integer({ min: 0, max: 1e8 }).map((cents) => cents / 100),
    createdDate: moment,
    nextFollowUpDate: moment,
    leadSource: fc.constantFrom(...LEAD_SOURCES),
    stage: fc.constantFrom(...STAGES),
    serviceType: fc.constantFrom(...SERVICE_TYPES),
    priority: fc.constantFrom(...PRIORITIES),
    isActive: fc.boolean(),
    tags: fc.subarray(['deck', 'VIP', 'boards of 16"', '#1']),
  });

  it('is that what was exported is imported the same', () => {
    fc.assert(
      fc.property(fc.array(lead, { minLength: 1, maxLength: 4 }), (all) => {
        expect(leads(leadsToCsv(all.map((one) => aLead(one))))).toMatchObject(all);
      }),
    );
  });

  it('is that the rows that are left out say the same when they come back', () => {
    const cell = fc.oneof(
      word,
      fc.constantFrom('', '="05452"', "'+18025550113", '=1', "'quoted'", '&lt;'),
    );
    const texts = ({ rows }: CsvTable) => rows.map(({ cells }) => cells.slice(0, 3).map(cellText));
    const leftOut = (table: CsvTable) =>
      leftOutRowsCsv(
        table,
        readCsvRows(table, guessMapping(table), []).flatMap((row) =>
          'problems' in row ? row : [],
        ),
      );
    fc.assert(
      fc.property(fc.array(fc.tuple(word, cell), { minLength: 1, maxLength: 4 }), (rows) => {
        const data = rows.map(([name, notes]) => [name, '', notes]);
        const once = tableOf(Papa.unparse([['First Name', 'Phone', 'Notes'], ...data]));
        const twice = tableOf(leftOut(once));
        expect(texts(twice)).toEqual(texts(once));
        expect(tableOf(leftOut(twice)).rows).toEqual(twice.rows);
      }),
    );
  });
});
