import type { SampleDish } from './sample-dish.ts';

export const desserts: SampleDish[] = [
  {
    _id: 'strawberry-layer-cake',
    name: 'Strawberry Layer Cake',
    recipe: 'Airy sponge cake, whipped vanilla cream and strawberries picked this week.',
    price: 8.5,
  },
  {
    _id: 'three-scoop-sundae',
    name: 'Three-Scoop Sundae',
    recipe:
      'Vanilla, chocolate and strawberry, churned daily, with rolled wafers and a cherry on top.',
    price: 7.75,
  },
  {
    _id: 'burnt-caramel-custard',
    name: 'Burnt Caramel Custard',
    recipe: 'Silky baked custard under caramel taken right to the edge of bitter.',
    price: 7.25,
  },
  {
    _id: 'cardamom-doughnut',
    name: 'Chocolate Cardamom Doughnut',
    recipe:
      'Slow-proofed dough fried to order and dipped in dark chocolate, with a hint of cardamom.',
    price: 4.5,
  },
  {
    _id: 'buttermilk-waffle',
    name: 'Buttermilk Waffle',
    recipe: 'Crisp outside, custardy inside, with cultured butter and warm maple syrup.',
    price: 8.95,
  },
  {
    _id: 'raspberry-cupcake',
    name: 'Raspberry Cupcake',
    recipe: 'Lemon cake hiding a spoonful of jam, under a swirl of raspberry buttercream.',
    price: 4.75,
  },
  {
    _id: 'apple-pie',
    name: 'Deep-Dish Apple Pie',
    recipe:
      'Granny Smiths and Honeycrisps under a butter crust, baked dark and served with cold custard.',
    price: 7.95,
  },
  {
    _id: 'watermelon-granita',
    name: 'Watermelon & Rose Granita',
    recipe: 'Shaved pink ice with lime and a drop of rose water. The lightest way to finish.',
    price: 5.5,
  },
  {
    _id: 'brown-butter-cookie',
    name: 'Brown-Butter Cookie',
    recipe: 'One very large cookie, chewy in the middle, with chocolate chunks and sea salt.',
    price: 3.5,
  },
  {
    _id: 'bitter-chocolate-slab',
    name: 'Bitter Chocolate Slab',
    recipe: 'Seventy percent dark ganache on a hazelnut crust, cut thick, with crème fraîche.',
    price: 7.5,
  },
  {
    _id: 'vanilla-soft-serve',
    name: 'Malted Vanilla Soft Serve',
    recipe: 'Swirled tall in a crisp waffle cone, with real vanilla bean and toasted malt.',
    price: 4.25,
  },
];
