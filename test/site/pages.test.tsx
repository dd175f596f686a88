import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { business } from '../../src/business';
import { savePageTitle, saveSection } from '../../src/domain/content/commands';
import { seedCopy } from '../../src/domain/content/seedCopy';
import { withoutMarkup } from '../../src/lib/text';
import { assurance, whyLocal } from '../../src/site/copy/about';
import { reasons, teasers, testimonials, trustBadges } from '../../src/site/copy/home';
import {
  carePackages,
  partnersIntro,
  partnerServices,
  reminder,
  seasons,
  serviceCategories,
} from '../../src/site/copy/services';
import { expectLink, textsOf } from '../support/parts';
import { makeStore } from '../support/store';
import { openSite } from './openSite';

const main = () => within(screen.getByRole('main'));

describe('Home', () => {
  it('opens with the hero, the badges, the cheapest plan and every testimonial', async () => {
    await openSite('/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      withoutMarkup(seedCopy.home.sections['hero-title'].content),
    );
    expect(main().getByRole('link', { name: `Call ${business.phone}` })).toBeInTheDocument();
    expect(main().getByRole('button', { name: 'Book Online' })).toBeInTheDocument();
    expectLink(main(), 'View Services', '/services');
    const titles = [...teasers, ...reasons].map(({ title }) => title);
    for (const words of [...trustBadges.map(({ label }) => label), ...titles]) {
      expect(main().getByText(words)).toBeInTheDocument();
    }
    const lowest = Math.min(...carePackages.map(({ price }) => price));
    expectLink(main(), `Plans from $${lowest} a month`, '/services#packages');
    expectLink(main(), 'View All Services', '/services');
    expectLink(main(), 'Call Now', 'tel:+18025550142');
    expect(main().getByRole('button', { name: 'Book Online Now' })).toBeInTheDocument();
    expectLink(main(), 'Get Free Estimate', '/contact');
    expect(main().getAllByRole('img', { name: /out of 5 stars$/ })).toHaveLength(
      testimonials.length,
    );
    for (const { name, text, rating } of testimonials) {
      const stars = { name: `${rating} out of 5 stars` };
      expect(main().getAllByRole('img', stars)).not.toHaveLength(0);
      expect(main().getByText(name)).toBeInTheDocument();
      expect(main().getByText(text)).toBeInTheDocument();
    }
  });

  it('shows what the owner wrote, and the default copy where that is empty', async () => {
    const test = makeStore();
    test.store.dispatch(saveSection('home', 'cta-title', { content: '<b>Call</b> us today' }));
    test.store.dispatch(saveSection('home', 'services-title', { content: '<p> </p>' }));
    test.store.dispatch(savePageTitle('home', 'Our own title'));
    await openSite('/', { test });
    expect(main().getByRole('heading', { name: 'Call us today' })).toBeInTheDocument();
    expect(
      main().getByRole('heading', { name: seedCopy.home.sections['services-title'].content }),
    ).toBeInTheDocument();
    expect(document.title).toBe('Our own title');
  });
});

describe('Services', () => {
  it('has every category with its services; leads from a category to such work in the gallery, where there is some', async () => {
    await openSite('/services');
    for (const { title, items } of serviceCategories) {
      const card = main().getByRole('heading', { level: 3, name: title }).closest('li');
      if (!card) throw new Error(`No card for ${title}`);
      for (const item of items) expect(within(card).getByText(item)).toBeInTheDocument();
    }
    const links = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href?.startsWith('/gallery'))).toEqual(
      [
        'Interior+Painting',
        'Exterior+Painting',
        'Kitchen+Renovation',
        'Bathroom+Remodel',
        'Carpentry',
        'Outdoor+Projects',
      ].map((category) => `/gallery?category=${category}`),
    );
  });

  it('has the packages, whose Choose calls the second number and changes nothing', async () => {
    const { user, types } = await openSite('/services');
    for (const [index, { title, price, features }] of carePackages.entries()) {
      const card = main().getByRole('heading', { level: 3, name: title }).closest('li');
      if (!card) throw new Error(`No card for ${title}`);
      expect(card).toHaveTextContent(`$${price}`);
      expect(card).toHaveTextContent(`${index + 1} of ${carePackages.length}`);
      for (const feature of features) expect(within(card).getByText(feature)).toBeInTheDocument();
      const choose = within(card).getByRole('link', { name: `Choose ${title}` });
      expect(choose).toHaveAttribute('href', 'tel:+18025550187');
    }
    const before = screen.getByRole('main').textContent;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await user.click(main().getByRole('link', { name: `Choose ${carePackages[0]?.title}` }));
    expect(screen.getByRole('main').textContent).toBe(before);
    expect(types()).toEqual([]);
  });

  it('has the smallest visit and the price of each usual job, as the owner wrote them', async () => {
    const test = makeStore();
    test.store.dispatch(
      saveSection('services', 'prices', {
        title: 'Usual jobs',
        content:
          '<p>A door: hung: $95 to <b>$180</b></p><p>Ask us</p><p>A step:120</p>' +
          '<p>A visit: $95, from 9:00 AM</p><p>Others: see https://prices.example</p><p>Until 6:00 PM</p>',
      }),
    );
    await openSite('/services', { test });
    expect(main().getByRole('heading', { name: 'What it costs' })).toBeInTheDocument();
    expect(main().getByText(/^The smallest visit is/)).toBeInTheDocument();
    const title = main().getByRole('heading', { name: 'Usual jobs' });
    expect(
      within(title.parentElement as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual([
      'A door: hung $95 to $180',
      'Ask us',
      'A step 120',
      'A visit $95, from 9:00 AM',
      'Others see https://prices.example',
      'Until 6:00 PM',
    ]);
  });

  it('shows packages, seasons, partner services and the towns of each county', async () => {
    await openSite('/services');
    const popular = carePackages.find((one) => one.popular);
    expect(main().getByText('Most popular').closest('li')).toHaveTextContent(popular?.title ?? '');
    for (const { title } of seasons) {
      expect(main().getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    }
    expect(
      main().getByRole('link', { name: new RegExp(`^${reminder.callLabel}`) }),
    ).toHaveAttribute('href', 'tel:+18025550187');
    expectLink(main(), reminder.contactLabel, '/contact');
    for (const { title } of partnerServices) {
      expect(main().getByRole('heading', { name: title })).toBeInTheDocument();
    }
    expect(main().getAllByText(partnersIntro.badge)).toHaveLength(partnerServices.length);
    for (const { name, towns } of business.counties) {
      const county = main().getByRole('heading', { name }).closest('section');
      if (!county) throw new Error(`No list for ${name}`);
      expect(textsOf(within(county).getAllByRole('listitem'))).toEqual(towns);
      expect(towns).toHaveLength(12);
    }
    expectLink(main(), 'Request Estimate', '/contact');
  });
});

describe('About', () => {
  it('has figures, story, values, why local and papers, and leads to the contact page', async () => {
    await openSite('/about');
    const figures = {
      '500+': 'customers',
      '1000+': 'projects',
      '5+': 'years',
      '100%': 'licensed and insured',
    };
    for (const [figure, label] of Object.entries(figures)) {
      expect(main().getByText(figure).parentElement).toHaveTextContent(label);
    }
    for (const name of ['Our story', 'Our values', whyLocal.title, assurance.title]) {
      expect(main().getByRole('heading', { level: 2, name })).toBeInTheDocument();
    }
    for (const link of main().getAllByRole('link', { name: 'Get Free Estimate' })) {
      expect(link).toHaveAttribute('href', '/contact');
    }
  });
});

describe('Contact', () => {
  it('has heading, call, booking, details, area, hours and promise', async () => {
    await openSite('/contact');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Get Your Free Estimate');
    expect(main().getByRole('button', { name: 'Book Online' })).toBeInTheDocument();
    for (const words of [
      business.serviceArea,
      business.sundayHours,
      business.responsePromise,
      business.email,
    ]) {
      expect(screen.getByRole('main')).toHaveTextContent(words);
    }
  });
});
