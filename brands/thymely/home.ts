import type { Home } from '../home.schema.ts';

/** The home page of the sample restaurant. Its review, rating and counts are part of the sample. */
export const home: Home = {
  headline: 'Dishes so *delectable*, time stands still',
  heroDishes: [
    {
      id: 'fire-sesame-noodles',
      name: 'Fire & Sesame Noodles',
      image: '/dish-art/plated/fire-sesame-noodles.webp',
      category: 'pizza',
      cents: 1800,
      stars: 5,
    },
    {
      id: 'garden-bowl',
      name: 'Garden Bowl with Halloumi',
      image: '/dish-art/plated/garden-bowl.webp',
      category: 'salad',
      cents: 1800,
      stars: 4,
    },
  ],
  categories: {
    eyebrow: 'Customer favorites',
    title: 'Popular Categories',
    cards: [
      {
        title: 'Main Dish',
        note: '(86 dishes)',
        image: '/dish-art/plated/thymely-burger.webp',
        tint: 'salad',
        to: '/menu',
      },
      {
        title: 'Break Fast',
        note: '(12 break fast)',
        image: '/dish-art/plated/buttermilk-pancakes.webp',
        tint: 'soup',
        to: '/menu',
      },
      {
        title: 'Dessert',
        note: '(48 dessert)',
        image: '/dish-art/plated/three-scoop-sundae.webp',
        tint: 'dessert',
        to: '/menu?category=dessert',
      },
      {
        title: 'Browse All',
        note: '(255 Items)',
        image: '/dish-art/plated/sunday-ragu.webp',
        tint: 'pizza',
        to: '/menu',
      },
    ],
  },
  standouts: { eyebrow: 'Special dishes', title: 'Standout dishes from our menu' },
  testimonial: {
    eyebrow: 'Testimonials',
    title: 'What our guests say',
    image: '/dish-art/plated/hearth-minestrone.webp',
    quote:
      'I ordered on my way home, and the soup was on the counter, still steaming, when I walked in.',
    person: 'Marta',
    about: 'a regular since May',
    rating: {
      title: 'Customer feedback',
      value: '4.9',
      count: '(18.6k Reviews)',
      guests: ['M', 'T'],
    },
  },
  services: {
    eyebrow: 'Our story & services',
    title: 'A kitchen that goes further',
    text: 'We started with one oven and a walk-up window.',
    cards: [
      {
        name: 'Catering',
        text: 'Our kitchen, for your guests.',
        icon: 'bell',
        isAnnounced: true,
      },
      {
        name: 'Fast delivery',
        text: 'Pick-up only, for now.',
        icon: 'timer',
        isAnnounced: true,
      },
      { name: 'Online Ordering', text: 'Ready when you are.', icon: 'bag' },
      { name: 'Gift Cards', text: 'Dinner for a friend.', icon: 'gift', isAnnounced: true },
    ],
  },
};
