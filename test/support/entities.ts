import type { PostFields } from '../../src/domain/blog/schema';
import type { GalleryFields } from '../../src/domain/gallery/schema';
import type { Lead, NewLead } from '../../src/domain/leads/schema';
import type { NewProject } from '../../src/domain/projects/schema';
import { emptyProject } from '../../src/domain/projects/rules';

/** Builders of complete, plain entities; a test overrides what it is about. */

export const newLead = (facts: Partial<NewLead> = {}): NewLead => ({
  firstName: 'Ada',
  lastName: 'Brook',
  email: 'ada@example.com',
  phone: '(802) 555-0120',
  address: '',
  city: 'Essex',
  state: 'VT',
  zipCode: '',
  leadSource: 'Phone Call',
  stage: 'New Lead',
  serviceType: 'General Repairs',
  projectDescription: 'A door that sticks',
  estimatedValue: 0,
  priority: 'Medium',
  isActive: true,
  tags: [],
  notes: '',
  ...facts,
});

export const aLead = (facts: Partial<Lead> = {}): Lead => ({
  ...newLead(),
  id: '1700000000000-test0',
  createdDate: '2026-11-01T12:00:00.000Z',
  communications: [],
  documents: [],
  appointments: [],
  ...facts,
});

export const newProject = (facts: Partial<NewProject> = {}): NewProject => ({
  ...emptyProject('VT'),
  title: 'Back steps',
  customerName: 'Ada Brook',
  customerPhone: '(802) 555-0120',
  description: 'Five treads and a rail',
  ...facts,
});

export const galleryFields = (facts: Partial<GalleryFields> = {}): GalleryFields => ({
  title: 'Back deck',
  location: 'Milton, VT',
  category: 'Carpentry',
  beforeImage: 'https://example.com/before.jpg',
  afterImage: 'https://example.com/after.jpg',
  description: 'Frost had tipped the old posts',
  ...facts,
});

export const postFields = (facts: Partial<PostFields> = {}): PostFields => ({
  title: 'Ice Dams',
  excerpt: 'What to do about them',
  content: 'Rake the roof',
  featuredImage: 'https://example.com/roof.jpg',
  category: 'DIY Tips',
  tags: ['roof'],
  author: 'The crew',
  publishDate: '2025-11-01',
  ...facts,
});
